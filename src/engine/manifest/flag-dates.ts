// Dates of flags, days in London: from `on-from` on and before `off-from` the API decides, else the flag is off.
import { literal, union, without } from './conditions/cover.ts'
import { escapePointer } from './read/pointer.ts'
import type { FlagsFile } from './read/types.gen.ts'
import type { Resolved } from './resolve/resolved.ts'

type Flag = FlagsFile['flags'][string]

/** Is the flag off on this day (YYYY-MM-DD) whatever the API says? */
export const isOffOn = (flag: Pick<Flag, 'on-from' | 'off-from'>, day: string): boolean =>
  day < (flag['on-from'] ?? '') || day >= (flag['off-from'] ?? '9999')

/** The manifest on this day: a flag that is off by its dates is off for everybody, personas too. */
export function asOf(resolved: Resolved, day: string): Resolved {
  const off = Object.entries(resolved.flags).filter(([, flag]) => isOffOn(flag, day))
  const file = resolved.files.find((each) => each.file === 'config/flags.json')
  const closed = off.map(([id, flag]) => {
    const fact = resolved.vocabulary.byId.get(`flag.${id}`)!
    return {
      id: `flag-${id}`,
      why: `The flag "${id}" is off on ${day}: ${datesInWords(flag)}.`,
      never: literal(fact.index, 1 << fact.values.indexOf('true')),
      position: file!.positionOf(`/flags/${escapePointer(id)}`),
    }
  })
  const isOn = (id: string) => !off.some(([each]) => each === id)
  return {
    ...resolved,
    personas: {
      ...resolved.personas,
      personas: resolved.personas.personas.map((each) => ({ ...each, flags: each.flags.filter(isOn) })),
    },
    invariants: [...resolved.invariants, ...closed],
    possible: without(
      resolved.possible,
      union(...closed.map(({ never }) => never)),
      resolved.vocabulary.universe,
    ),
  }
}

/** "on from 2027-04-06, off from 2027-07-01" */
export const datesInWords = (flag: Pick<Flag, 'on-from' | 'off-from'>): string =>
  (['on-from', 'off-from'] as const)
    .flatMap((key) => (flag[key] === undefined ? [] : [`${key.replace('-', ' ')} ${flag[key]}`]))
    .join(', ')
