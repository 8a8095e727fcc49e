// The shipped config with the edits of one break.json: each says which file, and which text becomes which.
import { readFileSync } from 'node:fs'
import { compile } from '#manifest/compile.ts'
import { formatProblems } from '#manifest/problem.ts'
import type { ConfigText } from '#manifest/read.ts'
import { listScreens, readConfigFolder } from '#tools/config-folder.ts'

interface Edit {
  file: string
  find?: string
  replace?: string
  remove?: boolean
  add?: string
}

/** What the compiler says of the broken config, as people read it. */
export function problemsOf(breakFile: string): string {
  const edits = JSON.parse(readFileSync(breakFile, 'utf8')) as Edit[]
  const texts = edits.reduce(edited, readConfigFolder())
  return formatProblems(
    compile(texts, listScreens()).problems,
    (file) => texts.find((each) => each.file === file)?.text,
  )
}

function edited(texts: ConfigText[], { file, find, replace, remove, add }: Edit): ConfigText[] {
  if (remove) return texts.filter((each) => each.file !== file)
  if (add !== undefined) return [...texts, { file, text: add }]
  return texts.map((each) => {
    if (each.file !== file) return each
    if (find === undefined || !each.text.includes(find)) throw new Error(`${file} does not contain ${find}`)
    return { file, text: each.text.replace(find, () => replace ?? '') }
  })
}
