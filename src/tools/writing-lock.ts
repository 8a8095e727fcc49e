// One writer of config/ at a time, over all processes: what was read is compared and written under a lock file. Reading needs none.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The locks that this process holds. */
const held = new Set<string>()

/** Its name begins with a dot, so that no reader of the folder takes it for a manifest. */
export const lockOf = (config: string): string => join(config, '.writing')

/** Begins to write this config folder; call what it returns when all is written. Throws a sentence if somebody else is writing it. */
export function beginWriting(config: string): () => void {
  const lock = lockOf(config)
  if (!taken(lock)) {
    const process = readFileSync(lock, 'utf8')
    if (isRunning(lock, process)) throw new Error(beingWritten(lock, process))
    // Of two that find it left behind, one moves it away.
    const aside = `${lock}.${crypto.randomUUID()}`
    renameSync(lock, aside)
    rmSync(aside)
    console.error(`A lock was left behind by process ${process}, which is gone: it is removed.`)
    if (!taken(lock)) throw new Error(beingWritten(lock, readFileSync(lock, 'utf8')))
  }
  held.add(lock)
  return () => {
    held.delete(lock)
    rmSync(lock)
  }
}

/** Takes the lock, unless it is there already. */
function taken(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Does the process run that has this id? One that has only just made the file may not have written it yet. */
function isRunning(lock: string, id: string): boolean {
  if (!/^\d+$/.test(id)) return true
  // Another one had the same id before, such as in a container.
  if (Number(id) === process.pid) return held.has(lock)
  try {
    process.kill(Number(id), 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

const beingWritten = (lock: string, id: string) =>
  `Process ${id} is writing the manifests just now (${lock}). Nothing is written; ask for it again.`
