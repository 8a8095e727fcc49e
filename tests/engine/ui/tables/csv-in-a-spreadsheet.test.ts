// A spreadsheet program opens what writeCsv writes, where the machine has one (Debian: libreoffice-calc-nogui).
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeCsv } from '#ui/tables/csv.ts'

const hasSpreadsheet = spawnSync('soffice', ['--version']).status === 0

/** The cells of the first sheet as LibreOffice reads the file: each with its text, and the formula that it would run. */
function opened(csv: string): { text: string; formula?: string }[][] {
  const folder = mkdtempSync(join(tmpdir(), 'csv-'))
  writeFileSync(join(folder, 'table.csv'), csv)
  // Commas, double quotes, UTF-8, from the first line; formulas are run as a person who opens the file has them run.
  const options = ['--infilter=CSV:44,34,76,1', '--convert-to', 'fods', '--outdir', folder, 'table.csv']
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
  execFileSync('soffice', [profile, '--headless', ...options], { cwd: folder, stdio: 'ignore' })
  const xml = readFileSync(join(folder, 'table.fods'), 'utf8')
  rmSync(folder, { recursive: true, force: true })
  return [...xml.matchAll(/<table:table-row\b.*?<\/table:table-row>/gs)].map(([row]) =>
    [...row.matchAll(/<table:table-cell([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs)].map(
      ([, about, inside = '']) => {
        const lines = [...inside.matchAll(/<text:p[^>]*?(?:\/>|>(.*?)<\/text:p>)/gs)].map(([, text = '']) =>
          plain(text),
        )
        const formula = /table:formula="([^"]*)"/.exec(about!)?.[1]
        return { text: lines.join('\n'), ...(formula === undefined ? {} : { formula }) }
      },
    ),
  )
}

const plain = (xml: string): string =>
  xml
    .replaceAll(/<text:s(?: text:c="(\d+)")?\/>/g, (_, count: string | undefined) =>
      ' '.repeat(Number(count ?? 1)),
    )
    .replaceAll('<text:tab/>', '\t')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

describe.skipIf(!hasSpreadsheet)(
  'A client who opens a saved table in a spreadsheet',
  { timeout: 120_000 },
  () => {
    it('reads every text as it was, and nothing is run', () => {
      const texts = [
        '=1+1',
        '+1+1',
        '-2+3',
        '@SUM(1)',
        '＝1+1',
        '＋1',
        '－1',
        '＠A1',
        'O’Neill & "Sons", Ltd',
        'two\nlines',
      ]
      const [header, ...rows] = opened(
        writeCsv(
          ['What', 'Amount'],
          texts.map((text) => [text, '-12.50']),
        ),
      )
      expect(header!.map(({ text }) => text)).toEqual(['What', 'Amount'])
      expect(rows.slice(0, texts.length).map(([what]) => what)).toEqual([
        { text: "'=1+1" },
        { text: "'+1+1" },
        { text: "'-2+3" },
        { text: "'@SUM(1)" },
        { text: "'＝1+1" },
        { text: "'＋1" },
        { text: "'－1" },
        { text: "'＠A1" },
        { text: 'O’Neill & "Sons", Ltd' },
        { text: 'two\nlines' },
      ])
      expect(rows.slice(0, texts.length).map(([, amount]) => amount)).toEqual(
        texts.map(() => ({ text: '-12.5' })),
      )
    })

    it('would have a text run that is not written so', () => {
      expect(opened('=1+1\r\n')[0]![0]).toMatchObject({ formula: 'of:=1+1' })
    })
  },
)
