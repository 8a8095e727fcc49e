// What of an entry, a route, or texts can be changed.
import { ConditionField } from './condition-field.tsx'
import type { Editable } from './editing.ts'
import type { Draft } from './edits-of.ts'
import { GuardsField } from './guards-field.tsx'

interface FieldsProps {
  editable: Editable
  draft: Draft
  change(part: Partial<Draft>): void
}

export function Fields({ editable: { kind, list, choices, texts, groups }, draft, change }: FieldsProps) {
  if (kind === 'route')
    return (
      <>
        <TextField label="Title" value={draft.title} change={(title) => change({ title })} />
        {groups.map(({ pointer, name }) => (
          <GuardsField
            key={pointer}
            legend={`Guards of the group “${name}” around it`}
            none="None. What is added here holds for every route of the group."
            guards={draft.groups[pointer] ?? []}
            choices={choices.guards}
            change={(guards) => change({ groups: { ...draft.groups, [pointer]: guards } })}
          />
        ))}
        <GuardsField
          legend="Guards of its own"
          none="None besides those of its group."
          guards={draft.guards}
          choices={choices.guards}
          change={(guards) => change({ guards })}
        />
      </>
    )
  const condition = <ConditionField when={draft.when} choices={choices} change={(when) => change({ when })} />
  if (kind === 'texts')
    return (
      <>
        {texts.map(({ pointer, name, when }) => (
          <TextField
            key={pointer}
            label={`Text: ${name}`}
            {...(when === undefined ? {} : { hint: `for ${JSON.stringify(when)}` })}
            value={draft.texts[pointer] ?? ''}
            change={(text) => change({ texts: { ...draft.texts, [pointer]: text } })}
          />
        ))}
        {condition}
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
      {condition}
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
