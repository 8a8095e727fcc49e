// Vite plugin: writes third-party-notices.txt, the licences of the packages whose code or fonts are in the build.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { engineFolder } from '../config-folder.ts'

const LICENCE = /^(licen[cs]e|notice|copying|ofl)(\.(md|txt))?$/i

export function noticesPlugin(): Plugin {
  let folder = ''
  return {
    name: 'portal-notices',
    apply: 'build',
    configResolved: (config) => void (folder = config.root),
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((each) =>
        each.type === 'chunk' ? each.moduleIds : each.originalFileNames,
      )
      // Files that are not code are named from the folder of the page.
      const source = noticesOf(files.map((file) => resolve(folder, file)))
      this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source })
    },
  }
}

/** The text for the packages that these files belong to. Throws for a package without a stated licence. */
function noticesOf(files: readonly string[]): string {
  const folders = files.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? [])
  return [...new Set(folders)]
    .filter((folder) => folder !== engineFolder)
    .map(noticeOf)
    .toSorted()
    .join(`\n${'-'.repeat(80)}\n\n`)
}

function noticeOf(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>
  const { name, version, license } = about
  if (license === undefined) throw new Error(`${name} states no licence: it cannot be given to clients`)
  const texts = readdirSync(folder).filter((file) => LICENCE.test(file))
  return [
    `${name} ${version} (${license})`,
    ...texts.map((file) => readFileSync(join(folder, file), 'utf8').trim()),
    '',
  ].join('\n\n')
}
