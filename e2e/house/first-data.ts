import { Brigade, firstDataFolder } from './brigade.ts'

/** Has the demo laid out once; each file's Brigade begins with a copy of it. */
export default async function layOutFirstData(): Promise<() => Promise<void>> {
  const brigade = new Brigade()
  await brigade.start()
  await brigade.stop('SIGTERM')
  process.env[firstDataFolder] = brigade.folder
  return () => brigade.remove()
}
