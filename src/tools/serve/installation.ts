// Checks that depend on the installation or on today's date: addresses of links, and flags due for review.
import { inLondon } from '#manifest/london-instant.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import type { Problem } from '#manifest/problem.ts'
import { problem } from '#manifest/checks/check.ts'
import { settingsText } from '../build/settings-document.ts'

/** dead-link: an external link without an address in the settings that start and preview would serve. */
export function linksWithoutAddress(resolved: Resolved): Problem[] {
  let links: Record<string, string>
  try {
    links = (JSON.parse(settingsText()) as { links?: Record<string, string> }).links ?? {}
  } catch (error) {
    return [
      problem(
        { file: 'settings.json', line: 1, column: 1 },
        'dead-link',
        `The settings cannot be read: ${error instanceof Error ? error.message : ''}`,
        'Correct the file that PORTAL_SETTINGS names.',
      ),
    ]
  }
  return resolved.namesThatNeedAUse
    .filter(({ kind, name }) => kind === 'link' && links[name] === undefined)
    .map(({ name, position }) =>
      problem(
        position,
        'dead-link',
        `The link "${name}" has no address in settings.json, so people who follow it would go nowhere.`,
        `Add "${name}" to the links of settings.json.`,
      ),
    )
}

/** flag-hygiene: a warning for each flag whose review date has passed. `today` is YYYY-MM-DD. */
export const overdueFlags = (resolved: Resolved, today: string): Problem[] =>
  Object.entries(resolved.flags)
    .filter(([, { review }]) => review < today)
    .map(([id, { owner, review }]) => {
      const { position } = resolved.namesThatNeedAUse.find(({ name }) => name === `flag.${id}`)!
      return problem(
        position,
        'flag-hygiene',
        `The flag "${id}" was to be reviewed by ${review}; ${owner} answers for it.`,
        'Remove the flag, or set another date.',
        'warning',
      )
    })

const MONTHS_TO_REVIEW = 18

/** review: a warning for what was checked on a day to come, or not for 18 months before this day (YYYY-MM-DD). */
export const notReviewed = ({ pages, extensions }: Resolved, today: string): Problem[] => {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const oldest = new Date(Date.UTC(year, month - 1 - MONTHS_TO_REVIEW, Number(today.slice(8))))
    .toISOString()
    .slice(0, 10)
  const reviewed = [
    ...[...pages.values()].flatMap(({ id, reviewedOn, position }) =>
      reviewedOn === undefined
        ? []
        : [{ what: `the page "${id}"`, on: reviewedOn, property: 'reviewed-on', position }],
    ),
    ...extensions.flatMap(({ extension, file }) => extension.reviewed?.(file) ?? []),
  ]
  return reviewed.flatMap(({ what, on, property, position }) => {
    if (on >= oldest && on <= today) return []
    const message =
      on > today
        ? `${what.replace(/^t/, 'T')} says that it was checked on ${on}, which is still to come.`
        : `Nobody has checked ${what} since ${on}, so what it says may no longer be true.`
    const hint = `Read it against its sources, and write the day as its "${property}".`
    return [problem(position, 'review', message, hint, 'warning')]
  })
}

/** period: a warning for each announcement and closing that was over before this day (YYYY-MM-DD). */
export const overNotices = ({ announcements, routes }: Resolved, today: string): Problem[] =>
  [
    ...announcements.map((each) => ({
      ...each,
      what: `announcement "${each.id}"`,
      end: `announce --end ${each.id}`,
    })),
    ...new Map(
      routes.flatMap(({ id, closed }) =>
        closed.map(({ group, ...each }) => {
          const what = group === undefined ? `route "${id}"` : `group "${group}"`
          return [what, { ...each, what: `closing of ${what}`, end: `open ${group ?? id}` }] as const
        }),
      ),
    ).values(),
  ].flatMap(({ offFrom, position, what, end }) =>
    offFrom === undefined || offFrom >= today
      ? []
      : problem(
          position,
          'period',
          `The ${what} is over since ${inLondon(offFrom)}.`,
          `Take it out: npm run portal -- ${end}`,
          'warning',
        ),
  )
