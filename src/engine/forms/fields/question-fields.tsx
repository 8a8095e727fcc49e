// The fields of a form, drawn from its table in the order of its questions.
import { Fragment, useContext, type ComponentProps, type ReactNode } from 'react'
import { withoutOwner } from '#base/own-names.ts'
import { PortalContext } from '#screen-api/portal.ts'
import { CheckRow } from '#ui/forms/check-row.tsx'
import { RadioRow } from '#ui/forms/radio-row.tsx'
import { accountOptions, isFixed, isNote, linesFor, optionsOf, wordsOf } from '../form-logic.ts'
import type { FormDefinition, Note, Question, FieldProps } from '../form-definition.ts'
import { DateField } from './date-field.tsx'
import { ComboField } from './combo-field.tsx'
import { AmountField, fieldOfWidth, LongTextField, SelectField, TextField } from './fields.tsx'
import css from './fixed-answer.module.css'
import fieldRow from '#ui/fields/field-row.module.css'
import fieldsCss from './fields.module.css'
import questionGroup from '#ui/forms/question-group.module.css'

interface QuestionFieldsProps<Values extends object> {
  table: Pick<FormDefinition<Values, object, unknown>, 'questions'>
  form: FieldProps<Values>
}

export function QuestionFields<Values extends object>({ table, form }: QuestionFieldsProps<Values>) {
  return groupsOf(linesFor(table, form.values)).map(({ legend, lines }) => {
    const draw = ({ key, line }: Keyed<Values>) =>
      isNote(line) ? (
        <Fragment key={key}>{line.note(form.values)}</Fragment>
      ) : (
        <QuestionField key={key} question={line} form={form} />
      )
    const drawn = rowsOf(lines).map((row) =>
      isShort(row[0]!) ? (
        <div key={row[0]!.key} className={`${fieldRow.row} ${fieldsCss.row}`}>
          {row.map(draw)}
        </div>
      ) : (
        draw(row[0]!)
      ),
    )
    if (legend === undefined) return <Fragment key={lines[0]!.key}>{drawn}</Fragment>
    return (
      <fieldset key={legend} className={questionGroup.group}>
        <legend>{legend}</legend>
        {drawn}
      </fieldset>
    )
  })
}

interface Keyed<Values> {
  key: string
  line: Question<Values> | Note<Values>
}

interface Group<Values> {
  legend: string | undefined
  lines: Keyed<Values>[]
}

/** Lines of one group that follow each other stand together. A note is known by the question before it. */
function groupsOf<Values>(lines: readonly Keyed<Values>['line'][]): Group<Values>[] {
  const groups: Group<Values>[] = []
  let key = ''
  for (const line of lines) {
    key = isNote(line) ? `${key} note` : line.id
    const legend = isNote(line) ? undefined : line.group
    const last = groups.at(-1)
    if (last && last.legend === legend) last.lines.push({ key, line })
    else groups.push({ legend, lines: [{ key, line }] })
  }
  return groups
}

/** Characters of an answer whose field is short. */
const SHORT = 12

const widthOf = <Values,>(line: Question<Values>): number | undefined =>
  line.kind === 'text' ? (line.width ?? (line.most <= SHORT ? line.most : undefined)) : undefined

const isShort = <Values,>({ line }: Keyed<Values>): boolean =>
  !isNote(line) && (widthOf(line) ?? Infinity) <= SHORT

/** Short fields that follow each other stand in one row, each other line alone. */
function rowsOf<Values>(lines: readonly Keyed<Values>[]): Keyed<Values>[][] {
  const rows: Keyed<Values>[][] = []
  for (const line of lines) {
    const last = rows.at(-1)
    if (last && isShort(last[0]!) && isShort(line)) last.push(line)
    else rows.push([line])
  }
  return rows
}

interface QuestionFieldProps<Values> {
  question: Question<Values>
  form: FieldProps<Values>
}

function QuestionField<Values>({ question, form }: QuestionFieldProps<Values>): ReactNode {
  // A dialog is outside the portal.
  const userName = useContext(PortalContext)?.userName ?? ''
  const values = form.values
  const name: string = question.id
  const label = wordsOf(question.label, values) ?? ''
  const { hint: given } = question
  const hint = typeof given === 'function' ? given(values) : given
  // Every kind but a custom one collects a text, which the table's types hold.
  const text = form as unknown as FieldProps<Record<string, string>>
  const field = { form: text, name, label, ...(hint !== undefined && { description: hint }) }
  const radios = (
    options: ComponentProps<typeof RadioRow>['options'],
    isStacked: boolean,
    chosen = text.values[name],
    after?: ReactNode,
  ) => (
    <RadioRow
      id={form.fieldId(name)}
      legend={label}
      {...(hint !== undefined && { hint })}
      problem={form.errors[name]}
      isStacked={isStacked}
      options={options}
      chosen={chosen}
      after={after}
      onChoose={(value) => text.change({ [name]: value })}
    />
  )
  switch (question.kind) {
    case 'text':
      return (
        <TextField
          {...field}
          {...fieldOfWidth(widthOf(question))}
          // Somewhat more, so that what is too long is said and not cut off.
          maxLength={question.most + 20}
          {...(question.type && { type: question.type })}
          {...(question.inputMode && { inputMode: question.inputMode })}
          {...(question.autoComplete !== undefined && { autoComplete: question.autoComplete })}
        />
      )
    case 'long-text':
      return <LongTextField {...field} rows={question.rows} maxLength={question.most + 100} />
    case 'money':
      return (
        <AmountField
          {...field}
          currency={question.currency?.(values)}
          isLarge={question.isLarge}
          quick={question.quick?.(values)}
        />
      )
    case 'declaration':
      return (
        <CheckRow
          {...{ id: form.fieldId(name), label, problem: form.errors[name] }}
          isChecked={text.values[name] === 'yes'}
          onChange={(isChecked) => text.change({ [name]: isChecked ? 'yes' : '' })}
        />
      )
    case 'day':
      return <DateField {...field} keeps="day" />
    case 'choice':
      return radios(question.options, question.isRow !== true, text.values[name], question.after?.())
    case 'select': {
      const options = optionsOf<Values>(question.options, values)
      if (isFixed(question, values))
        return <FixedAnswer label={label} hint={hint} answer={options[0]?.label ?? ''} />
      return (
        <SelectField
          {...field}
          {...(question.shown && { value: question.shown(values) })}
          {...(question.autoComplete !== undefined && { autoComplete: question.autoComplete })}
          options={options}
        />
      )
    }
    case 'account': {
      const shown = question.shown(values)
      const { row } = question
      const among = optionsOf(question.among, values)
      if (isFixed(question, values)) {
        const detail = row?.(shown, values).detail ?? hint
        return <FixedAnswer label={label} hint={detail} answer={withoutOwner(shown.name, userName)} />
      }
      if (row) {
        const rows = among.map((account) => ({
          value: account.id,
          label: withoutOwner(account.name, userName),
          ...row(account, values),
        }))
        return radios(rows, true, shown.id)
      }
      return <SelectField {...field} value={shown.id} options={accountOptions(among, userName)} />
    }
    case 'search':
      return (
        <ComboField
          {...field}
          always={question.always?.value}
          typedInto={question.typedInto}
          options={[...question.options, ...(question.always ? [question.always] : [])]}
        />
      )
    case 'custom':
      return question.field(form)
  }
}

/** An answer of a form that is read and not chosen, because there is nothing else to choose. */
function FixedAnswer({ label, hint, answer }: { label: string; hint: ReactNode; answer: string }) {
  return (
    <dl className={css.fixed}>
      <dt>{label}</dt>
      <dd>{answer}</dd>
      {hint !== undefined && hint !== false && <dd className={css.hint}>{hint}</dd>}
    </dl>
  )
}
