// The sandbox's database: SQLite with its statements kept, in memory or in a file.
import { DatabaseSync } from 'node:sqlite'

/** A row as SQLite gives it back. */
export type Row = Record<string, string | number | null>
type Value = string | number | null

/** One statement that writes, with its values. */
export type Write = [sql: string, values: readonly Value[]]

class ForeignTables extends Error {
  override name = 'ForeignTables'
}

/** Opens the data in this file. Throws an error that names the file and what to do, where it is no database of a sandbox. */
export function openFile<T>(file: string, open: () => T): T {
  try {
    return open()
  } catch (error) {
    const isOfFile =
      error instanceof ForeignTables ||
      (error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR')
    if (!isOfFile) throw error
    throw new Error(
      `${file} is not a database that this sandbox can use (${error.message}). ` +
        'Move it away, or delete it together with those beside it that end in -wal and -shm: the sandbox makes a new one.',
      { cause: error },
    )
  }
}

/** A database with these tables, which an SQL text creates. `run`, `one` and `all` are the only ways in. */
export class Database {
  readonly #connection: DatabaseSync
  readonly #tables: string
  readonly #statements = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  #writes: Write[] | undefined

  constructor(file: string, tables: string) {
    this.#tables = tables
    this.#connection = new DatabaseSync(file)
    const others = this.#tablesThere()
    // Nothing of anybody else is written into, nor dropped.
    if (others.length > 0 && !others.includes('meta'))
      throw new ForeignTables(`it has other tables: ${others.join(', ')}`)
    // What is committed survives a power cut: the log is written through to the disk before a commit ends.
    this.#connection.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma fullfsync = on; pragma checkpoint_fullfsync = on;',
    )
    this.#connection.exec(tables)
  }

  run(sql: string, ...values: Value[]): number {
    this.#writes?.push([sql, values])
    return Number(this.#statement(sql).run(...values).changes)
  }

  one<T extends object = Row>(sql: string, ...values: Value[]): T | undefined {
    return this.#statement(sql).get(...values) as T | undefined
  }

  all<T extends object = Row>(sql: string, ...values: Value[]): T[] {
    return this.#statement(sql).all(...values) as T[]
  }

  insert(table: string, row: Row): void {
    const names = Object.keys(row)
    this.run(
      `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
      ...Object.values(row),
    )
  }

  /**
   * Runs the work as a whole or not at all; inside another transaction, as a part of that one. What was written before an
   * error of which `keepsAfter` says yes stays.
   */
  transaction<T>(work: () => T, keepsAfter: (error: unknown) => boolean = () => false): T {
    if (this.#connection.isTransaction) return work()
    this.#connection.exec('begin immediate')
    try {
      const result = work()
      this.#connection.exec('commit')
      return result
    } catch (error) {
      if (this.#connection.isTransaction) this.#connection.exec(keepsAfter(error) ? 'commit' : 'rollback')
      throw error
    }
  }

  /** What the work writes, in order, to be run again where it would write the same. */
  writesOf(work: () => void): readonly Write[] {
    const writes: Write[] = (this.#writes = [])
    try {
      work()
    } finally {
      this.#writes = undefined
    }
    return writes
  }

  /** Drops everything and fills new empty tables: a process that ends meanwhile leaves what was there before. */
  startAgain(fill: () => void): void {
    // Inside a transaction this setting cannot change.
    this.#connection.exec('pragma foreign_keys = off')
    this.transaction(() => {
      for (const name of this.#tablesThere()) this.#connection.exec(`drop table ${name}`)
      this.#connection.exec(this.#tables)
      fill()
    })
    this.#connection.exec('pragma foreign_keys = on')
  }

  get isOpen(): boolean {
    return this.#connection.isOpen
  }

  close(): void {
    this.#statements.clear()
    this.#connection.close()
  }

  #tablesThere(): string[] {
    // Those of an index of words go with it.
    const sql = `select name from pragma_table_list where type in ('table', 'virtual') and schema = 'main' and name not like 'sqlite%'`
    return this.all<{ name: string }>(sql).map(({ name }) => name)
  }

  #statement(sql: string) {
    let found = this.#statements.get(sql)
    if (!found) this.#statements.set(sql, (found = this.#connection.prepare(sql)))
    return found
  }
}
