// contrast: a colour of config/brand.json on which, or in which, text or lines of charts cannot be read well, in either theme.
import { contrast as contrastOf, luminance } from './contrast-ratio.ts'
import type { Colour } from '../supplied.ts'
import { problem, type Check } from './check.ts'

/** What stands on what, by the contrast that WCAG 2.2 asks for: 1.4.3 for text, 1.4.11 for parts of charts. */
const PAIRS: readonly { least: number; what: string; on: readonly string[]; colours: readonly string[] }[] = [
  {
    least: 4.5,
    what: 'text',
    on: ['paper', 'card'],
    colours: ['ink', 'quiet', 'pine', 'pine-deep', 'brass', 'gain', 'loss', 'info'],
  },
  { least: 4.5, what: 'text', on: ['sunken'], colours: ['ink', 'quiet'] },
  { least: 4.5, what: 'text', on: ['pine', 'pine-deep'], colours: ['on-pine'] },
  { least: 4.5, what: 'text', on: ['pine-wash'], colours: ['ink', 'pine'] },
  { least: 4.5, what: 'text', on: ['brass-wash'], colours: ['ink', 'brass'] },
  { least: 4.5, what: 'text', on: ['loss-wash'], colours: ['ink', 'loss'] },
  {
    least: 3,
    what: 'a part of a chart',
    on: ['card'],
    colours: [
      ...['series-1', 'series-2', 'series-3', 'series-4', 'series-5'],
      ...['class-equities', 'class-bonds', 'class-alternatives', 'class-cash', 'class-other'],
    ],
  },
]

export const contrast: Check = ({ brand, engineColours, files }) => {
  const own: Readonly<Record<string, Colour>> = brand.colours ?? {}
  const file = files.find((each) => each.file === 'config/brand.json')!
  /** The colour that is named, and the name under which it is given. */
  const given = (name: string): { name: string; colour: Colour } | undefined => {
    const colour = own[name] ?? engineColours[name]
    return typeof colour === 'string' ? given(colour) : colour && { name, colour }
  }
  const told = new Set<string>()
  return PAIRS.flatMap(({ least, what, on, colours }) =>
    on.flatMap((ground) =>
      colours.flatMap((name) => {
        const [front, back] = [given(name), given(ground)]
        const culprit = [front, back].find((each) => each !== undefined && each.name in own)
        if (!front || !back || !culprit) return []
        return (['light', 'dark'] as const).flatMap((theme) => {
          const ratio = contrastOf(front.colour[theme], back.colour[theme])
          // A colour that is wrong once is often wrong on every ground; once is enough to read.
          const key = `${culprit.name} ${theme}`
          if (ratio >= least || told.has(key)) return []
          told.add(key)
          const as = name === front.name ? `"${name}"` : `"${name}" (which is "${front.name}")`
          return [
            problem(
              file.positionOf(`/colours/${culprit.name}/${theme}`),
              'contrast',
              `In the ${theme} theme, ${as} ${front.colour[theme]} on "${ground}" ${back.colour[theme]} has a contrast of ${ratio.toFixed(2)}, and ${what} needs ${least}.`,
              `Make "${culprit.name}" ${isLighter(front.colour[theme], back.colour[theme]) === (culprit === front) ? 'lighter' : 'darker'}.`,
            ),
          ]
        })
      }),
    ),
  )
}

const isLighter = (one: string, other: string): boolean => luminance(one) > luminance(other)
