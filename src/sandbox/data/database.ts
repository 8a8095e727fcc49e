// The sandbox's database: SQLite with its statements kept, in memory or in a file.
import { DatabaseSync } from 'node:sqlite'

/** A row as SQLite gives it back. */
export type Row = Record<string, string | number | null>
type Value = string | number | null

/** A database with these tables, which an SQL text creates. `run`, `one` and `all` are the only ways in. */
export class Database {
  readonly #connection: DatabaseSync
  readonly #tables: string
  readonly #statements = new Map<string, ReturnType<DatabaseSync['prepare']>>()

  constructor(file: string, tables: string) {
    this.#tables = tables
    this.#connection = new DatabaseSync(file)
    // What is committed survives a power cut: the log is written through to the disk before a commit ends.
    this.#connection.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma fullfsync = on; pragma checkpoint_fullfsync = on;',
    )
    this.#connection.exec(tables)
  }

  run(sql: string, ...values: Value[]): number {
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

  /** Drops everything and fills new empty tables: a process that ends meanwhile leaves what was there before. */
  startAgain(fill: () => void): void {
    // Inside a transaction this setting cannot change.
    this.#connection.exec('pragma foreign_keys = off')
    this.transaction(() => {
      const names = this.all<{ name: string }>(
        `select name from sqlite_schema where type = 'table' and name not like 'sqlite%'`,
      )
      for (const { name } of names) this.#connection.exec(`drop table ${name}`)
      this.#connection.exec(this.#tables)
      fill()
    })
    this.#connection.exec('pragma foreign_keys = on')
  }

  close(): void {
    this.#statements.clear()
    this.#connection.close()
  }

  #statement(sql: string) {
    let found = this.#statements.get(sql)
    if (!found) this.#statements.set(sql, (found = this.#connection.prepare(sql)))
    return found
  }
}
