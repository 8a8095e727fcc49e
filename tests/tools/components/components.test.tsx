import { globSync, readFileSync } from 'node:fs'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Components } from '#tools/components/components.tsx'
import { render, stubWidth } from '../../engine/ui/render.tsx'

/** Pieces that no screen places itself: another piece draws them. */
const drawnByOthers = new Set([
  'src/engine/ui/charts/lines/line-chart.tsx',
  'src/engine/ui/charts/lines/line-cursor.tsx',
  'src/engine/ui/charts/stacked/column-cursor.tsx',
  'src/engine/ui/error-boundary.tsx',
  'src/engine/ui/fields/mantine-scope.tsx',
  'src/engine/ui/forms/error-summary.tsx',
  'src/engine/ui/lists/show-more.tsx',
  'src/engine/ui/tables/data-rows.tsx',
  'src/engine/ui/toasts/toast-item.tsx',
  'src/engine/ui/toasts/toast-stacks.tsx',
])

describe('An engineer who looks at /components', () => {
  afterEach(cleanup)

  it('sees a group for each kind of piece, and what fails says so in its own place', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    )
    stubWidth(1280)
    await render(<Components />)
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Figures', 'Cards and notices', 'Fields', 'Lists and tables', 'Charts']),
    )
    expect(await screen.findByText('Loaded')).toBeDefined()
    expect(screen.getByText(/We couldn’t show this card/)).toBeDefined()
  })

  it('finds every piece of src/engine/ui that a screen can place', () => {
    const shown = globSync('src/tools/components/**/*.tsx')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    const missing = globSync('src/engine/ui/**/*.tsx').filter(
      (file) => !shown.includes(file.replace('src/engine/ui/', "'#ui/")) && !drawnByOthers.has(file),
    )
    expect(missing).toEqual([])
  })
})
