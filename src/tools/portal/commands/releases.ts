// The commands about releases: what is made, approved, rolled back and switched off in the folder of a build.
import { READ_BY_CODE } from '#manifest/checks/flag-hygiene.ts'
import { nearest } from '#manifest/problem.ts'
import { layerNames } from '../../layers.ts'
import { distFolder } from '../../product.ts'
import { askOnTerminal } from '../terminal.ts'
import { Usage } from '../usage.ts'
import type { CommandName } from '../command-line.ts'
import type { Call, Command } from './command.ts'

// Only when they run: the other commands write no page.
const code = () => import('../../release/release.ts')

/** Shows the effect, and asks, unless the answer is given. */
const deciding =
  ({ yes }: Call['values'], question: string) =>
  async (effect: string): Promise<boolean> => {
    if (yes) return true
    console.error(effect)
    return (await askOnTerminal()?.(`${question} (y/n) `))?.trim().toLowerCase() === 'y'
  }

async function release({ values, say }: Call): Promise<number> {
  const { newKeyFile, releaseConfig } = await code()
  const { 'new-key': name, message, key, layers } = values
  // Whatever reads config from here on reads it with these.
  if (layers !== undefined) process.env['PORTAL_LAYERS'] = layerNames(layers).join(',')
  if (name !== undefined) {
    const made = await newKeyFile(name)
    say(`${made.file} is yours alone. For release-keys.json:\n${JSON.stringify(made.entry)}`, made)
    return 0
  }
  const released = await releaseConfig(distFolder(), {
    ...{ message, key, mayChangeLayers: layers !== undefined, mayBeUncommitted: values.uncommitted === true },
    decide: deciding(values, 'Release it?'),
  })
  say(released.text, released)
  return released.isDropped ? 1 : 0
}

async function releases({ say }: Call): Promise<number> {
  const { releasesText } = await import('../../release/releases-text.ts')
  const told = await releasesText(distFolder())
  say(told.text, told.steps)
  return 0
}

async function approve({ rest: [beginning], values, say }: Call): Promise<number> {
  if (beginning === undefined || values.key === undefined)
    throw new Usage('approve needs a release and your key: npm run portal -- approve <id> --key <file>')
  const { approveRelease } = await code()
  const approved = await approveRelease(distFolder(), beginning, values.key, deciding(values, 'Approve it?'))
  say(approved.text, approved)
  return approved.isApproved ? 0 : 1
}

async function rollback({ rest: [beginning], say }: Call): Promise<number> {
  const { rollBack } = await code()
  const back = await rollBack(distFolder(), beginning)
  say(back.text, back)
  return 0
}

async function switchFlag({ rest: [flag], values, say }: Call): Promise<number> {
  const { on = false, off = false } = values
  if (flag === undefined || !(on || off))
    throw new Usage('switch needs a flag, and --off or --on: npm run portal -- switch <flag> --off')
  const { flagsOf, switchOff } = await code()
  const dist = distFolder()
  const flags = flagsOf(dist)
  if (!flags.includes(flag)) {
    const near = nearest(flag, flags)
    throw new Usage(
      `The current release has no flag "${flag}".${near === undefined ? '' : ` Did you mean "${near}"?`}`,
    )
  }
  if (off && (READ_BY_CODE as readonly string[]).includes(flag))
    throw new Usage(
      `"${flag}" is also read where accounts are switched, as the API says it: switch it off there.`,
    )
  const now = switchOff(dist, flag, off)
  say(now.text, now)
  return 0
}

export const releaseCommands = {
  ...{ release, releases, approve, rollback, switch: switchFlag },
} satisfies Partial<Record<CommandName, Command>>
