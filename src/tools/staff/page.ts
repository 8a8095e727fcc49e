// The page for the firm's staff, in the browser: explains a situation code. It asks nobody: all that it knows is in the file.
import { compileAgain } from '#manifest/compile-again.ts'
import { grouped } from '#runtime/situation/characters.ts'
import { readSituation, situationText, subjectText, type Release } from '../portal/code/explain-code.ts'
import { subjects } from '../portal/explain.ts'
import type { StaffData } from './staff-data.ts'

const { texts, releases: kept, product } = JSON.parse(byId('data').textContent) as StaffData
const supplied = {
  ...product,
  screens: new Map(product.screens),
  screensThatSignIn: new Set(product.screensThatSignIn),
}

const releases = kept.map(({ id, files }): Release => {
  let compiled: ReturnType<typeof compileAgain> | undefined
  const once = () =>
    (compiled ??= compileAgain(
      files.map(({ file, text }) => ({ file, text: texts[text]! })),
      supplied,
    ))
  return { id, manifest: () => once().manifest, resolved: () => once().resolved }
})

const code = byId('code') as HTMLInputElement
const subject = byId('subject') as HTMLInputElement

document.forms[0]?.addEventListener('submit', (event) => {
  event.preventDefault()
  byId('answer').textContent = answer()
})

function answer(): string {
  try {
    const read = readSituation(code.value, releases)
    if ('problem' in read) return read.problem
    code.value = grouped(code.value.toUpperCase().replaceAll(/[^\dA-Z]/g, ''))
    const all = subjects(read.release.resolved())
    byId('subjects').replaceChildren(...all.map((each) => Object.assign(new Option(), { value: each })))
    const about = subject.value.trim()
    if (about === '') return situationText(read, releases).text
    return subjectText(read, releases, about)?.text ?? `There is nothing called “${about}”.`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function byId(id: string): HTMLElement {
  return document.getElementById(id)!
}
