// Holds an API against the contract that the portal has with it, from outside, as a firm's own test system is asked.
// Reads only, unless requests are given that may be carried out.
import type { ApiCall } from '#http/contract.ts'
import { addressesOf } from './addresses.ts'
import { nameOf, type Api } from './caller.ts'
import { skipped, type Check, type Finding } from './finding.ts'
import { readFindings } from './reads.ts'
import type { TokenFile, Writes } from './token-file.ts'
import { wholeFindings } from './across-calls.ts'
import { writeFindings } from './writes.ts'

interface Examined {
  api: Api
  people: TokenFile
  calls: readonly ApiCall[]
  /** Undefined: nothing is written. */
  writes?: Writes | undefined
}

/** Everything that is found, call by call. Throws where the API gives no answer, or a write names no call. */
export async function examine({ api, people, calls, writes }: Examined): Promise<Finding[]> {
  const reads = calls.filter(({ method }) => method === 'GET')
  const unknown = writes?.find(
    ({ call }) => !calls.some((each) => nameOf(each) === call && each.method !== 'GET'),
  )
  if (unknown) throw new Error(`The file of writes: there is no call "${unknown.call}" that writes.`)
  const own = await addressesOf(api, people.user, reads, people.parameters)
  const withIds = reads.filter(({ path }) => path.includes(':'))
  // What has no parameter is asked too: its answers name the ids.
  const foreign = people.other ? await addressesOf(api, people.other, reads, people.parameters) : undefined
  const findings: Finding[] = []
  for (const call of reads) findings.push(...(await readFindings({ api, people, own, foreign }, call)))
  const first = reads.find((call) => own.paths.has(nameOf(call)) && !call.path.includes(':'))
  if (first) findings.push(...(await wholeFindings(api, people.user, first.path)))
  for (const write of writes ?? []) {
    const call = calls.find((each) => nameOf(each) === write.call)!
    findings.push(...(await writeFindings({ api, people }, call, write)))
  }
  return [...findings, ...leftOut(people, withIds.length > 0, writes)]
}

/** What could not be asked, because no person was given for it. */
function leftOut(
  { other, expired, viewer, delegate, ended, stale }: TokenFile,
  hasIds: boolean,
  writes?: Writes,
): Finding[] {
  const missing: [unknown, Check, string][] = [
    [expired, 'expired-token', 'the token file has no "expired".'],
    [other, 'user-id', 'the token file has no "other".'],
    [hasIds ? other : true, 'foreign-id', 'the token file has no "other".'],
    [ended, 'ended-grant', 'the token file has no "ended".'],
    [viewer, 'viewer', 'the token file has no "viewer".'],
    [delegate, 'owner', 'the token file has no "delegate".'],
    [stale, 'fresh-sign-in', 'the token file has no "stale".'],
    [writes, 'repeat', 'nothing was written: --with-writes names the file of requests.'],
  ]
  return missing.flatMap(([given, check, says]) => (given === undefined ? [skipped(check, '', says)] : []))
}
