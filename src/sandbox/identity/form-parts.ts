// Parts of the provider's forms: a field, and the list of what is wrong. Values are escaped here.
import { escapeHtml } from '#sandbox/web/page.ts'

export interface FieldPart {
  name: string
  label: string
  hint?: string
  type?: 'text' | 'password'
  /** As the HTML standard names it; password managers and phones fill it in. Pasting is never forbidden (WCAG 3.3.8). */
  autocomplete: 'username' | 'current-password' | 'new-password' | 'one-time-code' | 'off'
  value?: string
}

export type Problems = Readonly<Record<string, string>>

export function field(
  { name, label, hint, type = 'text', autocomplete, value = '' }: FieldPart,
  problems: Problems = {},
): string {
  const problem = problems[name]
  const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ')
  const marks = `${described ? ` aria-describedby="${described}"` : ''}${problem ? ' aria-invalid="true"' : ''}`
  const numbers = autocomplete === 'one-time-code' ? ' inputmode="text" autocapitalize="none"' : ''
  return `<label for="${name}">${escapeHtml(label)}</label>
${hint ? `<p class="quiet hint" id="${name}-hint">${escapeHtml(hint)}</p>` : ''}
${problem ? `<p class="wrong" id="${name}-problem">${escapeHtml(problem)}</p>` : ''}
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required spellcheck="false"${numbers} value="${escapeHtml(value)}"${marks}>`
}

/** The same words as at the fields, each a link to its field. */
export function problemList(problems: Problems): string {
  const items = Object.entries(problems)
  if (items.length === 0) return ''
  const links = items.map(([name, text]) => `<p><a href="#${name}">${escapeHtml(text)}</a></p>`)
  return `<div class="problem" role="alert" aria-labelledby="problem-title">
<h2 id="problem-title">There is a problem</h2>
${links.join('\n')}
</div>`
}
