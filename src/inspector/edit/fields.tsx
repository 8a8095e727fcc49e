// What of an entry or a route can be changed.
import { ConditionField } from './condition-field.tsx'
import type { Editable } from './editing.ts'
import type { Draft } from './edits-of.ts'
import { GuardsField } from './guards-field.tsx'

interface FieldsProps {
  editable: Editable
  draft: Draft
  change(part: Partial<Draft>): void
}

export function Fields({ editable: { kind, list, choices }, draft, change }: FieldsProps) {
  if (kind === 'route')
    return (
      <>
        <TextField label="Title" value={draft.title} change={(title) => change({ title })} />
        <GuardsField guards={draft.guards} choices={choices.guards} change={(guards) => change({ guards })} />
      </>
    )
  const others = list.names.filter((_, i) => i !== list.place)
  return (
    <>
      <TextField
        label="Label"
        hint="Empty: the title of where it leads."
        value={draft.label}
        change={(label) => change({ label })}
      />
      <label className="field">
        Place
        <select value={draft.place} onChange={({ target }) => change({ place: Number(target.value) })}>
          <option value={0}>first</option>
          {others.map((name, i) => (
            <option key={name} value={i + 1}>
              after {name}
            </option>
          ))}
        </select>
      </label>
      {draft.target !== undefined && (
        <label className="field">
          Leads to
          <select value={draft.target} onChange={({ target }) => change({ target: target.value })}>
            <optgroup label="Pages">
              {choices.routes.map(({ id, name }) => (
                <option key={id} value={`to ${id}`}>
                  {id} – {name}
                </option>
              ))}
            </optgroup>
            <optgroup label="Links elsewhere">
              {choices.links.map(({ id, name }) => (
                <option key={id} value={`link ${id}`}>
                  {id} – {name}
                </option>
              ))}
            </optgroup>
          </select>
        </label>
      )}
      <label className="field">
        Badge
        <select value={draft.badge} onChange={({ target }) => change({ badge: target.value })}>
          <option value="">none</option>
          {choices.badges.map(({ id }) => (
            <option key={id}>{id}</option>
          ))}
        </select>
      </label>
      <ConditionField when={draft.when} choices={choices} change={(when) => change({ when })} />
    </>
  )
}

interface TextFieldProps {
  label: string
  hint?: string
  value: string
  change(value: string): void
}

const TextField = ({ label, hint, value, change }: TextFieldProps) => (
  <label className="field">
    <span>
      {label} {hint !== undefined && <span className="quiet">{hint}</span>}
    </span>
    <input type="text" value={value} onChange={({ target }) => change(target.value)} />
  </label>
)
