// A form with Mantine's fields: what is wrong stands above them when it is sent, each sentence leading to its field.
import { useState, type ReactNode } from 'react'
import { ErrorSummary } from './error-summary.tsx'
import { MantineScope } from './mantine-scope.tsx'

interface FormProps<Field extends string> {
  className: string | undefined
  /** What is wrong, in the order of the form. */
  problems: Partial<Record<Field, string>>
  fieldId: (name: Field) => string
  /** Rises with every attempt to send it. */
  attempt: number
  onSubmit: () => void
  children: ReactNode
}

/** What was wrong at the last attempt to send a form. `show` tells of another attempt, with nothing where all is right. */
export function useProblems<Field extends string>() {
  const [{ problems, attempt }, set] = useState<{
    problems: Partial<Record<Field, string>>
    attempt: number
  }>({
    problems: {},
    attempt: 0,
  })
  const show = (found: Partial<Record<Field, string>>) =>
    set((last) => ({ problems: found, attempt: last.attempt + 1 }))
  return { problems, attempt, show }
}

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
