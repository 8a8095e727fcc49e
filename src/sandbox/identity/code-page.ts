// The second step of a sign-in: the code of an authenticator app, or a recovery code.
import type { Page } from '#sandbox/web/page.ts'
import { field, problemList } from './form-parts.ts'

export function codePage(portalOrigins: readonly string[], isWrong: boolean): Page {
  const problems: Record<string, string> = isWrong
    ? { code: 'Enter the code that your app shows now; each one works once' }
    : {}
  return {
    title: `${isWrong ? 'Error: ' : ''}Enter your code`,
    formTargets: portalOrigins,
    main: `<h1>Enter your code</h1>
${problemList(problems)}
<form method="post" class="card">
${field(
  {
    ...{ name: 'code', label: 'Code', autocomplete: 'one-time-code' as const },
    hint: 'Six digits from your authenticator app. Without it, one of your recovery codes.',
  },
  problems,
)}
<button class="primary" type="submit">Continue</button>
</form>`,
  }
}
