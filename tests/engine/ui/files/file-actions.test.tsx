// Opening and saving a received file: nothing that could run is ever opened.
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FileActions } from '#ui/files/file-actions.tsx'
import { press, render } from '../render.tsx'

const blobs = new Map<string, Blob>()
let opened: unknown[][] = []
let saved: { name: string; type: string }[] = []
let opensTabs = true

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  blobs.clear()
  opened = []
  saved = []
  opensTabs = true
  vi.stubGlobal(
    'open',
    vi.fn((...wanted: unknown[]) => {
      opened.push(wanted)
      if (opensTabs) window.dispatchEvent(new Event('blur'))
      return null
    }),
  )
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:http://localhost/${blobs.size + 1}`
    blobs.set(address, blob as Blob)
    return address
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void blobs.delete(address))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, type: blobs.get(this.href)!.type })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

async function actionsFor(contentType: string, text: string): Promise<HTMLElement> {
  const fetchFile = () => Promise.resolve({ fileName: 'Statement.pdf', contentType, bytes: bytesOf(text) })
  return render(
    <FileActions name="Statement" about="Statement of May" sizeBytes={2_048} fetchFile={fetchFile} />,
  )
}

const pressed = async (place: Element, label: string) => {
  const button = [...place.querySelectorAll('button')].find((one) => one.textContent.startsWith(label))!
  await press(button)
  await act(async () => vi.advanceTimersByTimeAsync(1_000))
}

describe('Open', () => {
  it('shows a PDF in a tab that knows nothing of the page', async () => {
    const place = await actionsFor('application/pdf', '%PDF-1.4')
    await pressed(place, 'Open')
    expect(opened).toEqual([['blob:http://localhost/1', '_blank', 'noopener']])
    expect(blobs.get('blob:http://localhost/1')!.type).toBe('application/pdf')
    expect(place.querySelector('a')).toBeNull()
    expect(saved).toEqual([])
  })

  it.each([
    ['text/html', '<!doctype html><script>steal()</script>'],
    ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="steal()"/>'],
    ['application/pdf', '<!doctype html><script>steal()</script>'],
    ['image/png', '<svg xmlns="http://www.w3.org/2000/svg" onload="steal()"/>'],
  ])('saves what says %s and begins with %j, and opens nothing', async (contentType, text) => {
    const place = await actionsFor(contentType, text)
    await pressed(place, 'Open')
    expect(opened).toEqual([])
    expect(saved).toEqual([{ name: 'Statement.pdf', type: 'application/octet-stream' }])
    expect(place.querySelector('[role=status]')!.textContent).toContain('Saved to your downloads')
  })

  it('becomes a link where the browser allows no tab', async () => {
    opensTabs = false
    const place = await actionsFor('image/png', '\x89PNG\r\n\x1a\n')
    await pressed(place, 'Open')
    const link = place.querySelector('[role=status] a')!
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'blob:http://localhost/1',
      '_blank',
      'noopener',
    ])
    expect(link.textContent).toBe('Open Statement of May, in a new tab')
  })
})

describe('Download', () => {
  it.each([
    ['application/pdf', '%PDF-1.4', 'application/pdf'],
    ['text/html', '<!doctype html>', 'application/octet-stream'],
  ])('saves what says %s, and opens nothing', async (contentType, text, type) => {
    await pressed(await actionsFor(contentType, text), 'Download')
    expect([opened, saved]).toEqual([[], [{ name: 'Statement.pdf', type }]])
  })
})
