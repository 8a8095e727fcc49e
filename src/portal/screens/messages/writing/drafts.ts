// Which kept draft does a form open with? Pure.
import type { Draft } from '#api/inbox/message-writing.ts'

/** The draft an address asks for; without one, the newest that starts a conversation. */
export function draftToRestore(
  drafts: readonly Draft[] | undefined,
  wanted: string | null,
): Draft | undefined {
  if (wanted !== null) return drafts?.find(({ id }) => id === wanted)
  return newest(drafts?.filter(({ threadId }) => threadId === null))
}

/** The newest draft of a reply in this thread. */
export function replyToRestore(drafts: readonly Draft[] | undefined, threadId: string): Draft | undefined {
  return newest(drafts?.filter((draft) => draft.threadId === threadId))
}

function newest(drafts: readonly Draft[] = []): Draft | undefined {
  return drafts.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))[0]
}
