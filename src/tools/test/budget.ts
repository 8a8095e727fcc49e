// The budget of a whole run: counts that a machine does not change, by folder, held against tests/budget.json.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { engineFolder } from '../config-folder.ts'
import { COSTS, linesOf, type JourneyLine } from './results.ts'

/** Counts by folder: "screens": 228. */
export type Counts = Readonly<Record<string, number>>

/** "journeys", the costs of journeys, "processes started", "drawn cases". */
export type Budget = Readonly<Record<string, Counts>>

interface Counted {
  folder: string
  count: number
}

/** What this run has counted, from its lines of results. */
export function counted(folders?: readonly string[]): Budget {
  const journeys = linesOf<JourneyLine>('journeys.jsonl', folders).filter(({ retry }) => retry === 0)
  return {
    journeys: added(journeys.map(({ file }) => ({ folder: dirname(file), count: 1 }))),
    ...Object.fromEntries(
      COSTS.map((cost) => [
        cost,
        added(journeys.map(({ file, costs }) => ({ folder: dirname(file), count: costs[cost] }))),
      ]),
    ),
    'processes started': added(
      linesOf<{ script: string }>('processes.jsonl', folders).map(({ script }) => ({
        folder: script,
        count: 1,
      })),
    ),
    'drawn cases': added(
      linesOf<{ file: string; runs: number }>('drawn.jsonl', folders).map(({ file, runs }) => ({
        folder: file.split('/').slice(1, 3).join('/'),
        count: runs,
      })),
    ),
  }
}

function added(all: readonly Counted[]): Counts {
  const sums = new Map<string, number>()
  for (const { folder, count } of all) sums.set(folder, (sums.get(folder) ?? 0) + count)
  return Object.fromEntries([...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

export const readBudget = (): Budget =>
  JSON.parse(readFileSync(join(engineFolder, 'tests/budget.json'), 'utf8')) as Budget

/** What is over budget, each with the folders that grew: "page loads: 1,240, budget 1,200. Grown: screens 412 (400)". */
export function overBudget(budget: Budget, counts: Budget): string[] {
  return Object.entries(counts).flatMap(([kind, folders]) => {
    const most = budget[kind] ?? {}
    const [sum, limit] = [total(folders), total(most)]
    if (sum <= limit) return []
    const grown = Object.entries(folders)
      .filter(([folder, count]) => count > (most[folder] ?? 0))
      .map(([folder, count]) => `${folder} ${count} (${most[folder] ?? 0})`)
    return [`${kind}: ${sum}, budget ${limit}. Grown: ${grown.join(', ')}`]
  })
}

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)
