// limits: a limit outside the range of its unit, a zero or a fraction where there can be none, another unit than the engine reads,
// and one that is not below the limit that it names.
import { engineLimits, type EngineLimit } from '#base/engine-limits.ts'
import { didYouMean } from '../conditions/condition.ts'
import { escapePointer } from '../read/pointer.ts'
import { problem, type Check } from './check.ts'

/** Units whose numbers have a range; every other limit is zero or more, by its schema. */
const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  month: [1, 12],
  day: [1, 31],
  'hour of the day in London': [0, 23],
  'per cent': [0, 100],
}

/** Units that have fractions; everything else is counted. */
const WITH_FRACTIONS = new Set(['per cent', 'pounds'])

export const limits: Check = ({ limits: all, files }) => {
  const file = files.find((each) => each.file === 'config/limits.json')
  return Object.entries(all).flatMap(([id, { value, pwa, unit, below, zero }]) => {
    const positionOf = (property: string) => file!.positionOf(`/limits/${escapePointer(id)}/${property}`)
    const [least, most] = RANGES[unit] ?? [0, Infinity]
    const outside = (['value', 'pwa'] as const).flatMap((property) => {
      const number = { value, pwa }[property]
      if (number === undefined) return []
      if (number === 0 && zero === undefined)
        return [
          problem(
            positionOf(property),
            'limits',
            `The limit "${id}" is 0, and nothing says what that means.`,
            'Correct the number, or say in "zero" what happens then.',
          ),
        ]
      if (!Number.isInteger(number) && !WITH_FRACTIONS.has(unit))
        return [
          problem(
            positionOf(property),
            'limits',
            `The limit "${id}" is ${number}, but its unit is ${unit}, which are counted.`,
            'Write a whole number, or another unit.',
          ),
        ]
      if (number >= least && number <= most) return []
      return [
        problem(
          positionOf(property),
          'limits',
          `The limit "${id}" is ${number}, but its unit is ${unit}: from ${least} to ${most}.`,
          'Correct the number, or the unit.',
        ),
      ]
    })
    const read = (engineLimits as Readonly<Record<string, EngineLimit>>)[id]?.unit
    if (read !== undefined && read !== unit)
      outside.push(
        problem(
          positionOf('unit'),
          'limits',
          `The limit "${id}" is in ${unit}, but the portal reads it in ${read}.`,
          `Write ${read}, and the number in them.`,
        ),
      )
    const other = below === undefined ? undefined : all[below]
    if (below === undefined) return outside
    if (!other)
      return [
        ...outside,
        problem(
          positionOf('below'),
          'unknown-name',
          `No limit is called "${below}", so nothing would hold "${id}" below it.`,
          didYouMean(below, Object.keys(all)) ?? 'Name another limit of this file.',
        ),
      ]
    if (value < other.value && (pwa ?? value) < (other.pwa ?? other.value)) return outside
    return [
      ...outside,
      problem(
        positionOf('value'),
        'limits',
        `The limit "${id}" is ${value}, but must stay below "${below}", which is ${other.value}.`,
        'Correct one of the two.',
      ),
    ]
  })
}
