// Runs one step of npm test in its own process.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { engineFolder } from '../config-folder.ts'
import { resultsFolder } from './results.ts'

export interface Step {
  name: string
  run: string[]
  /** Additional variables of the process. */
  env?: Readonly<Record<string, string>>
  /** Its output is printed as it comes. Otherwise it is printed only when the step fails. */
  showsProgress?: boolean
  /** Checks the output of a step that exited with 0: returns what is wrong with it. */
  doubt?: (output: string) => string | undefined
}

/** Runs the step, prints its name, result and time, and says whether it is green. */
export function runStep({ name, run, env, doubt, showsProgress = false }: Step): Promise<boolean> {
  const start = performance.now()
  if (showsProgress) console.log(`▸ ${name}`)
  const child = spawn(process.execPath, run, {
    cwd: engineFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      FORCE_COLOR: '0',
      NODE_NO_WARNINGS: '1',
      PORTAL_TEST_COUNTS: resultsFolder,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${pathToFileURL(join(import.meta.dirname, 'count-process.ts')).href}`,
      ...env,
    },
  })
  let output = ''
  const collect = (text: Buffer) => {
    output += text.toString()
    if (showsProgress) process.stdout.write(text)
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const doubtful = code === 0 ? doubt?.(output) : undefined
      const isGreen = code === 0 && doubtful === undefined
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(
        `${isGreen ? '✓' : '✗'} ${name} (${seconds} s)${doubtful === undefined ? '' : `: ${doubtful}`}`,
      )
      if (!isGreen && !showsProgress) console.log(output)
      resolve(isGreen)
    })
  })
}
