// What is usually behind text that is no JSON, by what stands at the place or on its line.

interface Slip {
  /** Does it explain why the text cannot be read from here? */
  fits(line: string, rest: string, before: string): boolean
  hint: string
}

const NO_BREAK = /[\u00a0\u1680\u2000-\u200b\u202f\u205f\u2060\u3000]/

const SLIPS: readonly Slip[] = [
  {
    fits: (line) => /^(<{7}|={7}|>{7}|\|{7})( |$)/.test(line),
    hint: 'This line is left of a merge: keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>.',
  },
  {
    fits: (_, rest) => /^(\/\/|\/\*|#)/.test(rest),
    hint: 'JSON has no comments: remove this one, or write it as "note" where the schema has one.',
  },
  {
    fits: (_, rest) => /^[“”„‟«»]/.test(rest),
    hint: 'This is a curly quote, as word processors write it: write " instead.',
  },
  {
    fits: (line, rest, before) => /[“”„‟]/.test(line + before.split('\n').at(-2)) && !/^[{}[\],:]/.test(rest),
    hint: 'Near here is a curly quote, as word processors write it: where a text begins or ends, write " instead.',
  },
  { fits: (_, rest) => /^['‘’]/.test(rest), hint: 'Text stands in double quotes: write " instead.' },
  {
    fits: (_, rest) => NO_BREAK.test(rest.charAt(0)),
    hint: 'Here is a blank that is no ordinary space, such as a no-break space: delete it and type a space.',
  },
  {
    fits: (_, rest, before) => /^[}\]]/.test(rest) && /,\s*$/.test(before),
    hint: 'Remove the comma before this bracket: nothing follows it.',
  },
]

/** The hint that fits the place at which reading stopped; undefined if nothing known is there. */
export function slipAt(text: string, line: number, column: number): string | undefined {
  const lines = text.split(/\r\n|\n|\r/)
  const here = lines[line - 1] ?? ''
  const before = [...lines.slice(Math.max(0, line - 4), line - 1), here.slice(0, column - 1)].join('\n')
  return SLIPS.find(({ fits }) => fits(here, here.slice(column - 1), before))?.hint
}
