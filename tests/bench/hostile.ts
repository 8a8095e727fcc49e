// bench hostile: how many faults of a hostile OpenID provider are refused, by the portal's sign-in and by oidc-client-ts
// with its default settings. Every fault is tried for real against a server; who has not refused after 15 s hangs.
import { bareClient, portalClient, type Client } from '../support/hostile/clients.ts'
import { oddities, refreshFaults, signInFaults, type Lie } from '../support/hostile/faults.ts'
import { startHostileProvider, type HostileProvider } from '../support/hostile/provider.ts'
import { printTable } from './table.ts'

type Outcome = 'refused' | 'accepted' | 'hangs'
interface Trial {
  group: string
  during: 'sign-in' | 'refresh'
  lie: Lie
}

const PATIENCE_MS = 15_000
const clients = { portal: portalClient, bare: bareClient }

export async function benchHostile(): Promise<void> {
  const provider = await startHostileProvider()
  const faults: Trial[] = [
    ...signInFaults.map(({ group, lie }) => ({ group, during: 'sign-in' as const, lie })),
    ...refreshFaults.map(({ group, lie }) => ({ group, during: 'refresh' as const, lie })),
  ]
  const [portal, bare, portalOdd, bareOdd] = await Promise.all([
    outcomes(provider, clients.portal, faults),
    outcomes(provider, clients.bare, faults),
    outcomes(provider, clients.portal, oddities),
    outcomes(provider, clients.bare, oddities),
  ])
  await provider.close()

  const row = (name: string, fits: (trial: Trial) => boolean): string[] => {
    const count = (of: readonly Outcome[], outcome: Outcome) =>
      of.filter((each, index) => each === outcome && fits(faults[index]!)).length
    return [
      name,
      String(faults.filter(fits).length),
      String(count(portal, 'refused')),
      String(count(bare, 'refused')),
      String(count(bare, 'accepted')),
      String(count(bare, 'hangs')),
    ]
  }
  const groups = [...new Set(faults.map(({ group }) => group))]
  printTable('Faults of a hostile provider that are refused', [
    ['', 'tried', 'portal', 'oidc-client-ts', 'accepts', 'hangs'],
    ...groups.map((group) => row(group, (trial) => trial.group === group)),
    row('all', () => true),
  ])
  const accepted = (of: readonly Outcome[]) => String(of.filter((each) => each === 'accepted').length)
  printTable('Unusual but allowed answers that are accepted', [
    ['', 'tried', 'portal', 'oidc-client-ts'],
    ['all', String(oddities.length), accepted(portalOdd), accepted(bareOdd)],
  ])
}

const outcomes = (
  provider: HostileProvider,
  createClient: (issuer: string) => Client,
  trials: readonly Omit<Trial, 'group'>[],
): Promise<Outcome[]> =>
  Promise.all(
    trials.map(async ({ during, lie }) => {
      const client = createClient(provider.issuer(during, lie))
      if (during === 'refresh') await client.signIn()
      const outcome = await outcomeOf(during === 'refresh' ? client.renew() : client.signIn())
      await client.close()
      return outcome
    }),
  )

async function outcomeOf(work: Promise<void>): Promise<Outcome> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<Outcome>((done) => {
    timer = setTimeout(() => done('hangs'), PATIENCE_MS)
  })
  const answer = work.then(
    (): Outcome => 'accepted',
    (): Outcome => 'refused',
  )
  return Promise.race([answer, patience]).finally(() => clearTimeout(timer))
}
