// Asks the development server about the person on the page, again whenever the facts or the manifest change.
import { useEffect, useState } from 'react'
import type { Manifest } from '#manifest/manifest.ts'
import type { Facts } from '#runtime/person.ts'
import type { Inspection } from './inspection.ts'
import { ask, sentenceOf } from './ask-server.ts'
import { inspectionRequestOf } from './person/fact-override.ts'

export interface Inspected {
  /** The last answer; it stays while a new one is on its way. */
  inspection: Inspection | undefined
  problem: string | undefined
  isAsking: boolean
}

export function useInspection(facts: Facts, manifest: Manifest, subject: string | undefined): Inspected {
  const [inspected, setInspected] = useState<Inspected>({
    inspection: undefined,
    problem: undefined,
    isAsking: true,
  })
  const asking = JSON.stringify(inspectionRequestOf(facts, subject))
  useEffect(() => {
    const stop = new AbortController()
    setInspected((before) => ({ ...before, isAsking: true }))
    ask<Inspection>('inspect', JSON.parse(asking), stop.signal).then(
      (inspection) => setInspected({ inspection, problem: undefined, isAsking: false }),
      (error: unknown) => {
        if (!stop.signal.aborted)
          setInspected((before) => ({ ...before, problem: sentenceOf(error), isAsking: false }))
      },
    )
    return () => stop.abort()
  }, [asking, manifest])
  return inspected
}
