// Owns every call to the product API: host, bearer, identity headers, deadlines, parsing.
// The session makes one Api per actor; screens get it from useApi(). Nothing else calls fetch.
import type { ZodMiniType } from 'zod/mini'

/** What went wrong with a call. `kind` decides what a screen says; `status` is the HTTP status when there was one. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly kind: 'offline' | 'timeout' | 'status' | 'unreadable' | 'cancelled'
  readonly path: string
  readonly status: number | undefined
  constructor(kind: ApiError['kind'], path: string, message: string, status?: number) {
    super(message)
    this.kind = kind
    this.path = path
    this.status = status
  }
}

export interface CallOptions {
  query?: Record<string, string | number | undefined>
  signal?: AbortSignal
}

/** The product API as one actor may use it. Immutable: a switch of person makes a new Api, so a late answer can never land under another person's keys. */
export interface Api {
  /** First element of every query key: logged-in user, active user and session mode. */
  readonly actor: string
  get<T>(path: string, schema: ZodMiniType<T>, options?: CallOptions): Promise<T>
  send<T>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: unknown,
    schema: ZodMiniType<T>,
    options?: CallOptions,
  ): Promise<T>
}
