// Two fields that are the ends of a range. A range that cannot be is not kept: the fields say why, and keep what was typed.
import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { TextInput } from '#ui/fields/text-input.tsx'
import { DEBOUNCE_MS } from '#ui/forms/use-typed.ts'

type Parsed<Value> = { value: Value } | { problem: string }

interface RangeFieldsProps<Value> {
  labels: readonly [string, string]
  /** The currency's symbol, for amounts. */
  symbol?: string | undefined
  range: readonly [Value | undefined, Value | undefined]
  write: (value: Value) => string
  /** Reads a text that is not empty. */
  parse: (typed: string) => Parsed<Value>
  problemOf: (lower: Value | undefined, upper: Value | undefined) => string | undefined
  onRange: (lower: Value | undefined, upper: Value | undefined) => void
}

interface Draft {
  /** The ranges that this text belongs to: before and after it is saved. Any other came from the address. */
  over: readonly string[]
  texts: readonly [string | undefined, string | undefined]
  problems: readonly [string | undefined, string | undefined]
}

export function RangeFields<Value>(props: RangeFieldsProps<Value>) {
  const { labels, symbol, range, write, onRange } = props
  const written = textsOf(range, write)
  const here = written.join(' ')
  const blank: Draft = { over: [here], texts: [undefined, undefined], problems: [undefined, undefined] }
  const [latest, setDraft] = useState(blank)
  const draft = latest.over.includes(here) ? latest : blank
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  /** `isLeft`: problems are said only once the field is left, not while it is typed in. */
  const keep = (texts: Draft['texts'], place: 0 | 1, isLeft: boolean) => {
    clearTimeout(timer.current)
    const { values, problems } = check(
      texts.map((text, at) => text ?? written[at]!),
      place,
      props,
    )
    if (!values) return setDraft({ ...draft, texts, problems: isLeft ? problems : draft.problems })
    const kept = textsOf(values, write)
    const became = kept.join(' ')
    // The address follows a moment later; until then the fields show what it will say.
    setDraft({ over: [here, became], texts: isLeft ? kept : texts, problems })
    if (became !== here) onRange(values[0], values[1])
  }
  // After the pause, other fields may have changed the address.
  const keepNow = useRef(keep)
  useEffect(() => {
    keepNow.current = keep
  })
  const field = (place: 0 | 1) => ({
    ...(symbol !== undefined && {
      inputMode: 'decimal' as const,
      leftSection: <span aria-hidden="true">{symbol}</span>,
    }),
    label: labels[place],
    error: draft.problems[place],
    value: draft.texts[place] ?? written[place]!,
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
      const texts: Draft['texts'] = place === 0 ? [value, draft.texts[1]] : [draft.texts[0], value]
      setDraft({ ...draft, texts })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => keepNow.current(texts, place, false), DEBOUNCE_MS)
    },
    onBlur: () => draft.texts[place] !== undefined && keep(draft.texts, place, true),
    onKeyDown: ({ key }: { key: string }) => key === 'Enter' && keep(draft.texts, place, true),
  })
  return (
    <>
      <TextInput {...field(0)} />
      <TextInput {...field(1)} />
    </>
  )
}

function textsOf<Value>(
  [lower, upper]: RangeFieldsProps<Value>['range'],
  write: (value: Value) => string,
): [string, string] {
  return [lower === undefined ? '' : write(lower), upper === undefined ? '' : write(upper)]
}

/** The values of both texts, or what is wrong with them; what is wrong with both is said at the field in `place`. */
function check<Value>(
  texts: readonly string[],
  place: 0 | 1,
  { parse, problemOf }: Pick<RangeFieldsProps<Value>, 'parse' | 'problemOf'>,
): {
  values?: readonly [Value | undefined, Value | undefined]
  problems: Draft['problems']
} {
  const [lower, upper] = texts.map((text) => (text.trim() === '' ? { value: undefined } : parse(text)))
  const problem = (one: Parsed<Value | undefined>) => ('problem' in one ? one.problem : undefined)
  if ('problem' in lower! || 'problem' in upper!) return { problems: [problem(lower!), problem(upper!)] }
  const both = problemOf(lower!.value, upper!.value)
  if (both !== undefined) return { problems: place === 0 ? [both, undefined] : [undefined, both] }
  return { values: [lower!.value, upper!.value], problems: [undefined, undefined] }
}
