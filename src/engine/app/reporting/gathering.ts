// Decides which reports are sent when: the first of its kind at once, further ones counted, with a maximum a minute.
// Pure but for its state.
import { shortHash } from '#base/short-hash.ts'
import type { FaultReport } from './report.ts'

/** Maximum number of kinds of faults that wait at once, and of references of each. */
const KINDS = 50
const REFERENCES = 20
const MINUTE = 60_000

interface GatheringPorts {
  send(reports: readonly FaultReport[]): void
  /** Is this the first fault of its kind that this tab, or this browser, reports? Remembers it. */
  isFirst(kind: string): boolean
  perMinute: number
  now(): number
}

export interface Gathering {
  take(report: FaultReport): void
  /** Sends what has been counted, as far as the limit allows; all of it when the page goes away. */
  flush(isLast?: boolean): void
}

export function gatherReports({ send, isFirst, perMinute, now }: GatheringPorts): Gathering {
  const waiting = new Map<string, FaultReport>()
  let sent: number[] = []

  /** How many may be sent now? */
  function left(): number {
    sent = sent.filter((at) => now() - at < MINUTE)
    return perMinute - sent.length
  }

  function pass(reports: readonly FaultReport[]): void {
    if (reports.length === 0) return
    sent.push(...reports.map(now))
    send(reports)
  }

  return {
    take(report) {
      const kind = kindOf(report)
      if (isFirst(kind) && left() > 0) return pass([report])
      const before = waiting.get(kind)
      if (before) waiting.set(kind, added(before, report))
      else if (waiting.size < KINDS) waiting.set(kind, report)
    },
    flush(isLast = false) {
      const due = [...waiting].slice(0, isLast ? KINDS : Math.max(0, left()))
      for (const [kind] of due) waiting.delete(kind)
      pass(due.map(([, report]) => report))
    },
  }
}

/** Reports of one kind differ only in when and for which call they came. */
const kindOf = ({ name, message, path, stack, causes, build }: FaultReport): string =>
  shortHash(JSON.stringify([name, message, path, stack[0], causes, build]))

/** The newer report, with the count and the references of both. */
function added(before: FaultReport, report: FaultReport): FaultReport {
  const quoted = before.reference === undefined ? [] : [before.reference]
  return {
    ...report,
    count: before.count + 1,
    references: [...before.references, ...quoted].slice(-REFERENCES),
  }
}
