// A form with Mantine's fields. On submit, it lists the errors above the fields, each with a link to its field.
import { useState, type ReactNode } from 'react'
import { ErrorSummary } from './error-summary.tsx'
import { MantineScope } from '../fields/mantine-scope.tsx'

interface Shown<Field extends string> {
  /** The error message of each invalid field, in the order of the form. */
  problems: Partial<Record<Field, string>>
  fieldId: (name: Field) => string
  /** The number of attempts to send it. */
  attempt: number
}

interface FormProps<Field extends string> extends Shown<Field> {
  className: string | undefined
  onSubmit: () => void
  children: ReactNode
}

/**
 * Keeps the errors of the last attempt to send a form; `form` is for `Form`. `show` records another attempt; {} means no
 * errors. `current` has the errors of what is typed now: one that is fixed goes away.
 */
export function useProblems<Field extends string>(
  fieldId: (name: Field) => string,
  current?: Partial<Record<Field, string>>,
) {
  const [last, set] = useState<Omit<Shown<Field>, 'fieldId'>>({ problems: {}, attempt: 0 })
  const show = (problems: Partial<Record<Field, string>>) =>
    set(({ attempt }) => ({ problems, attempt: attempt + 1 }))
  const problems = current ? stillWrong(last.problems, current) : last.problems
  return { problems, form: { problems, fieldId, attempt: last.attempt }, show }
}

const stillWrong = <Field extends string>(
  problems: Partial<Record<Field, string>>,
  current: Partial<Record<Field, string>>,
): Partial<Record<Field, string>> =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => Object.hasOwn(current, field))) as Partial<
    Record<Field, string>
  >

/** A form with its list of problems, each leading to its field; `onSubmit` decides what is wrong. */
export function Form<Field extends string>({
  className,
  problems,
  fieldId,
  attempt,
  onSubmit,
  children,
}: FormProps<Field>) {
  const errors = (Object.keys(problems) as Field[]).map((name) => ({
    fieldId: fieldId(name),
    message: problems[name]!,
  }))
  return (
    <MantineScope>
      <form
        noValidate
        className={className}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <ErrorSummary errors={errors} attempt={attempt} />
        {children}
      </form>
    </MantineScope>
  )
}
