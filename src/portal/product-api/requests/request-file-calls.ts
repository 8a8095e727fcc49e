// Files for requests: they come in pieces under an id of the sender's own, wait for their request, and are read again with it.
import { inflateRawSync } from 'node:zlib'
import {
  downloadRequestFile,
  removeRequestFile,
  sendRequestFile,
  startRequestFile,
} from '#forms/requests/request-file-calls.ts'
import { addDays } from 'portal-engine/base/dates/london-time.ts'
import { questionsOf } from 'portal-engine/base/requests/request-page.ts'
import { isHarmless, type PackedPart } from '#base/files/docx.ts'
import { BEGINNING_BYTES, beginsLike, partsToRead } from 'portal-engine/base/files/file-kind.ts'
import { ErrorResponse, type Call, type Route } from 'portal-engine/sandbox/calls/call.ts'
import { pageIsOpenTo } from '#product-api/data/rights.ts'
import { apiError, requireAccess, route } from 'portal-engine/sandbox/calls/route.ts'
import { DAYS_WAITING, fileOf, MOST_WAITING, openPage } from './request-records.ts'

/** Takes another person's file of this id for none. Throws an ErrorResponse. */
function waitingFile(call: Call, { kind, id }: { kind: string; id: string }) {
  const file = fileOf(call, id)
  if (file?.kind !== kind || file.request_id !== null) throw new ErrorResponse(404, 'No such file')
  return file
}

/** Undefined where there is more than was said. */
function unpacked({ isPacked, bytes, size }: PackedPart): Uint8Array | undefined {
  try {
    return isPacked ? inflateRawSync(bytes, { maxOutputLength: Math.max(1, size) }) : bytes
  } catch {
    return undefined
  }
}

const isOfType = (contentType: string, bytes: Uint8Array<ArrayBuffer>): boolean =>
  partsToRead(contentType, bytes)?.every((part) => isHarmless(part, unpacked(part))) ?? false

export const routes: Route[] = [
  route(startRequestFile, (call, { params: { kind, id }, body: { name, contentType, sizeBytes } }) => {
    const { database, active, user, today } = call
    if (!questionsOf(openPage(kind)).some((question) => question.kind === 'file'))
      throw apiError(startRequestFile.errors, 'page-closed', 'This page asks for no file')
    const there = fileOf(call, id)
    const isSame = there?.kind === kind && there.name === name && there.size_bytes === sizeBytes
    if (there && isSame && there.content_type === contentType && there.request_id === null)
      return { receivedBytes: there.received_bytes }
    if (there || database.one('select 1 from request_files where id = ?', id))
      throw apiError(startRequestFile.errors, 'id-taken', 'Another file was sent with this id')
    database.insert('request_files', {
      ...{ id, person_id: active.id, kind, name, content_type: contentType, size_bytes: sizeBytes },
      ...{ started_on: today, sender_id: user.id },
    })
    // What was chosen long ago and never sent makes room, and the oldest of what this sender has chosen.
    database.run(
      `delete from request_files where person_id = ? and request_id is null and (started_on < ? or (sender_id = ? and rowid not in
        (select rowid from request_files where person_id = ? and sender_id = ? and request_id is null order by rowid desc limit ?)))`,
      ...[active.id, addDays(today, -DAYS_WAITING), user.id, active.id, user.id, MOST_WAITING],
    )
    return { receivedBytes: 0 }
  }),

  route(sendRequestFile, (call, { params, body: { from, base64 } }) => {
    const file = waitingFile(call, params)
    if (from !== file.received_bytes) return { receivedBytes: file.received_bytes }
    const bytes = Buffer.from(base64, 'base64')
    const receivedBytes = from + bytes.length
    const isWhole = receivedBytes === file.size_bytes
    const isOfItsKind = isWhole
      ? isOfType(file.content_type, Buffer.concat([Buffer.from(file.base64, 'base64'), bytes]))
      : from > 0 || beginsLike(file.content_type, bytes.subarray(0, BEGINNING_BYTES))
    // Pieces join where each but the last is a whole number of base64 groups.
    if (!isOfItsKind || receivedBytes > file.size_bytes || (!isWhole && bytes.length % 3 !== 0))
      throw apiError(
        sendRequestFile.errors,
        'file-refused',
        `It is not the ${file.content_type} that was said`,
      )
    call.database.run(
      'update request_files set received_bytes = ?, base64 = base64 || ? where id = ?',
      ...[receivedBytes, base64, file.id],
    )
    return { receivedBytes }
  }),

  route(removeRequestFile, (call, { params }) => {
    call.database.run('delete from request_files where id = ?', waitingFile(call, params).id)
  }),

  route(downloadRequestFile, (call, { params }) => {
    const file = fileOf(call, params.id)
    if (!file || file.request_id === null) throw new ErrorResponse(404, 'No such file')
    requireAccess(call, pageIsOpenTo(file.kind))
    return { fileName: file.name, contentType: file.content_type, base64: file.base64 }
  }),
]
