import { act, createEvent, fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CardErrorsContext } from '#ui/cards/card-boundary.tsx'
import { ModalHost } from '#ui/modals/modal-host.tsx'
import { createModalStack, type ModalRequest } from '#ui/modals/modals.ts'
import { buttonNamed, press, pressKey, render } from '../render.tsx'

/** Titles in the order in which a browser stacks them: as they were shown, without those that were closed since. */
let topLayer: string[] = []
const titleOf = (dialog: Element) => dialog.querySelector('h2')!.textContent
const without = (dialog: Element) => topLayer.filter((title) => title !== titleOf(dialog))

// jsdom draws no top layer.
beforeEach(() => {
  topLayer = []
  HTMLDialogElement.prototype.showModal = function () {
    topLayer = [...without(this), titleOf(this)]
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    topLayer = without(this)
    this.open = false
  }
})

async function host() {
  const stack = createModalStack()
  const place = await render(<ModalHost stack={stack} />)
  const open = (title: string, more: Partial<ModalRequest> = {}) =>
    act(async () => stack.open({ title, content: () => <p>{title}</p>, ...more }))
  const dialog = (title: string) =>
    [...place.querySelectorAll('dialog')].find((each) => titleOf(each) === title)!
  return { place, stack, open, dialog }
}

describe('A dialog that cannot be drawn', () => {
  it('says so inside it, and leaves the page standing', async () => {
    // React tells of every error that a boundary catches.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const stack = createModalStack()
    const report = vi.fn<(error: unknown, traceId: string) => void>()
    const place = await render(
      <CardErrorsContext value={{ isOfCard: () => true, report, signInAfter: () => undefined }}>
        <p>The page</p>
        <ModalHost stack={stack} />
      </CardErrorsContext>,
    )
    const content = () => {
      throw new RangeError('No figure')
    }
    await act(async () => stack.open({ title: 'Bed and ISA', content }))
    expect(place.querySelector('dialog')!.textContent).toContain('We couldn’t show this.')
    expect(place.textContent).toContain('The page')
    expect(report).toHaveBeenCalledOnce()
  })
})

describe('Dialogs', () => {
  it('stand in the order of the stack: an urgent one above one that opens later [R-MODAL-01]', async () => {
    const { stack, open, dialog } = await host()
    await open('Save')
    const session = await open('Session', { urgent: true })
    await open('Help')
    expect(topLayer).toEqual(['Save', 'Help', 'Session'])
    expect(dialog('Session').getAttribute('role')).toBe('alertdialog')
    await act(async () => stack.close(session))
    expect(topLayer).toEqual(['Save', 'Help'])
  })

  it('that open by themselves while somebody types give no button the focus', async () => {
    const { open, dialog } = await host()
    const field = document.body.appendChild(document.createElement('textarea'))
    field.focus()
    await open('Welcome', {
      content: (close) => (
        <button data-autofocus onClick={close}>
          Go
        </button>
      ),
    })
    expect(document.activeElement).toBe(dialog('Welcome'))
    expect(fireEvent.keyDown(dialog('Welcome'), { key: 'Tab', shiftKey: true })).toBe(false)
    expect(document.activeElement?.textContent).toBe('Go')
    field.remove()
  })

  it('that somebody opens by a button give the focus to what they answer with', async () => {
    const { open } = await host()
    const button = document.body.appendChild(document.createElement('button'))
    button.focus()
    await open('Save', {
      content: (close) => (
        <button data-autofocus onClick={close}>
          Go
        </button>
      ),
    })
    expect(document.activeElement?.textContent).toBe('Go')
    button.remove()
  })

  it('close by Escape, by the button and by a press beside them', async () => {
    const { place, open, dialog } = await host()
    await open('Save')
    await pressKey(dialog('Save'), 'Escape')
    expect(topLayer).toEqual([])
    await open('Save')
    await press(buttonNamed(place, 'Close')!)
    expect(topLayer).toEqual([])
    await open('Save')
    await act(async () => {
      fireEvent.mouseDown(dialog('Save'))
      fireEvent.click(dialog('Save'))
    })
    expect(topLayer).toEqual([])
  })

  it('keep Tab inside', async () => {
    const { open, dialog } = await host()
    await open('Save', {
      content: () => (
        <>
          <button>Now</button>
          <button>Later</button>
        </>
      ),
    })
    const [close, , later] = dialog('Save').querySelectorAll('button')
    later!.focus()
    expect(fireEvent.keyDown(later!, { key: 'Tab' })).toBe(false)
    expect(document.activeElement).toBe(close)
    expect(fireEvent.keyDown(close!, { key: 'Tab', shiftKey: true })).toBe(false)
    expect(document.activeElement).toBe(later)
    expect(fireEvent.keyDown(later!, { key: 'Tab', shiftKey: true })).toBe(true)
  })

  it('stay when a press began inside', async () => {
    const { open, dialog } = await host()
    await open('Save')
    await act(async () => {
      fireEvent.mouseDown(dialog('Save').querySelector('p')!)
      fireEvent.click(dialog('Save'))
    })
    expect(topLayer).toEqual(['Save'])
  })

  it('that want an answer stay, whatever the browser does', async () => {
    const { place, open, dialog } = await host()
    await open('Session', { dismissable: false })
    const session = dialog('Session')
    expect(buttonNamed(place, 'Close')).toBeUndefined()
    await pressKey(session, 'Escape')
    const cancel = createEvent('cancel', session, { cancelable: true })
    await act(async () => {
      fireEvent(session, cancel)
      fireEvent.mouseDown(session)
      fireEvent.click(session)
    })
    expect(cancel.defaultPrevented).toBe(true)
    await act(async () => {
      session.close()
      fireEvent(session, new Event('close'))
    })
    expect(topLayer).toEqual(['Session'])
  })
})
