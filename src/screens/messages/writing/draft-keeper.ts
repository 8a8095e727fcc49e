// Keeps what is being written: saves a pause after the last change, one save at a time, always the latest text. Pure of React.

export interface DraftKeeperPorts<Input> {
  /** Saves and answers the draft's id; without an id it makes a new draft. */
  save(input: Input, draftId: string | undefined): Promise<string>
  /** Runs `task` after a pause. Returns a function that cancels it. */
  later(task: () => void): () => void
  onState(state: DraftState): void
}

export type DraftState = 'untouched' | 'unsaved' | 'saving' | 'saved' | 'failed'

export interface DraftKeeper<Input> {
  changed(input: Input): void
  /** Saves what is still waiting, at once; answers the draft's id, if there is a draft. */
  flush(): Promise<string | undefined>
  /** Calls off what is waiting and lets a running save end; answers the draft's id, if there is a draft. Nothing is saved afterwards until the next change. */
  settle(): Promise<string | undefined>
}

/** A keeper of one draft. `draftId` is that of a restored one. A save that fails is tried again with the next change or flush. */
export function createDraftKeeper<Input>(
  ports: DraftKeeperPorts<Input>,
  draftId?: string,
): DraftKeeper<Input> {
  let id = draftId
  let waiting: { input: Input } | undefined
  let cancel: (() => void) | undefined
  let running: Promise<void> | undefined

  async function saveAll(): Promise<void> {
    while (waiting) {
      const { input } = waiting
      waiting = undefined
      ports.onState('saving')
      try {
        id = await ports.save(input, id)
        if (!waiting) ports.onState('saved')
      } catch {
        waiting ??= { input }
        ports.onState('failed')
        return
      }
    }
  }

  function start(): Promise<void> {
    cancel?.()
    cancel = undefined
    running ??= saveAll().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    changed(input) {
      waiting = { input }
      if (!running) ports.onState('unsaved')
      cancel?.()
      cancel = ports.later(() => void start())
    },
    async flush() {
      await (waiting ? start() : running)
      return id
    },
    async settle() {
      cancel?.()
      waiting = undefined
      await running
      waiting = undefined
      return id
    },
  }
}
