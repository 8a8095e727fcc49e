// Every screen of the manifest that signed-in people open, so that a new one is among them.
import { publicRoutes, screensOf } from '#tools/build/first-load/first-pages.ts'
import { compileFolder } from '#tools/build/manifest-plugin.ts'

const { resolved } = compileFolder()
if (!resolved) throw new Error('The manifests have problems')
/** The provider's answer shows no screen of its own. */
const others = new Set([...screensOf(publicRoutes(resolved)), 'public/signing-in'])

/** Each screen once, with the path pattern of one of its routes. */
export const everyScreen: readonly { screen: string; path: string }[] = [
  ...new Map(
    resolved.routes.flatMap(({ path, shows }) =>
      shows.kind === 'screen' && !others.has(shows.screen)
        ? [[shows.screen, { screen: shows.screen, path }] as const]
        : [],
    ),
  ).values(),
]

/** The areas that one journey goes through: all together take longer than a journey may. Undefined: all others. */
export const areaGroups = [['account'], ['payments', 'tax', 'fees', 'details'], undefined] as const

/** The screens of a group. */
export const screensIn = (group: (typeof areaGroups)[number]) =>
  everyScreen.filter(({ screen }) => {
    const area = screen.split('/')[0]!
    const isIn = (areas: readonly string[]) => areas.includes(area)
    return group ? isIn(group) : !areaGroups.some((each) => each && isIn(each))
  })

/** Without these some paths show the older app or another page in place of a screen. */
export const flagsOfScreens = {
  'retirement-planner': true,
  'retirement-health-check': true,
  'expression-of-wish': true,
}

/** An address of this path pattern, about things that nobody has. */
export const addressOf = (path: string): string => path.replaceAll(/:\w+|\*/g, 'any')

/** Calls without which there is no page: who somebody is, and for whom they act. */
export const whoItIs = [
  '/api/user',
  '/api/currentuser',
  '/api/client/delegates',
  '/api/sharedaccess/sharedwithyou',
]
