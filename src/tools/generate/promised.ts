// What the engine promises a portal: the names of the modules that `exports` of package.json opens. Everything else may change.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import packageFile from '../../../package.json' with { type: 'json' }
import { engineFolder, PROMISED } from '../config-folder.ts'

const NAME =
  /^export (?:async )?(?:default )?(?:async )?(?:function|const|class|interface|type) (\w+)|^export type \{ (\w+)/gm

const read = (file: string) => readFileSync(join(engineFolder, file), 'utf8')

/** The list, a line for each folder. Throws a sentence where a name is gone that no version tells of. */
export function promisedDocument(): string {
  const folders = Map.groupBy(
    Object.entries(packageFile.exports).filter(([, file]) => file.startsWith('./src/')),
    ([name]) => dirname(name).slice(2),
  )
  const lines = [...folders].map(([folder, modules]) => `- ${folder}: ${modules.map(namesOf).join('; ')}`)
  const text = `# What is promised\n\n\`npm run generate\` writes this page: the names that a portal may import, by folder and module.\n\n${lines.join('\n')}\n`
  const gone = existsSync(join(engineFolder, PROMISED))
    ? unsaid(read(PROMISED), text, read('src/CHANGELOG.md'))
    : []
  if (gone.length > 0)
    throw new Error(
      `Promised, and gone: ${gone.join(', ')}. Say of each in src/CHANGELOG.md, in backticks, what a portal does instead.`,
    )
  return text
}

function namesOf([name, file]: [string, string]): string {
  const names = [...read(file).matchAll(NAME)].map(([, declared, passedOn]) => declared ?? passedOn!)
  const of = names.length === 0 ? '' : ` (${[...new Set(names)].toSorted().join(', ')})`
  return `${name.split('/').at(-1)}${of}`
}

/** The names of a list that another lacks and the versions do not tell of, as `folder/module.ts name`. */
export function unsaid(before: string, after: string, versions: string): string[] {
  const kept = new Set(namesIn(after))
  return namesIn(before).filter(
    (each) => !kept.has(each) && !versions.includes(`\`${each.split(' ').at(-1)!}\``),
  )
}

const namesIn = (list: string): string[] =>
  [...list.matchAll(/^- (\S+): (.+)$/gm)].flatMap(([, folder, modules]) =>
    modules!.split('; ').flatMap((each) => {
      const [module, ...names] = each.split(/[ (),]+/).filter(Boolean)
      return names.length === 0 ? [`${folder}/${module}`] : names.map((name) => `${folder}/${module} ${name}`)
    }),
  )
