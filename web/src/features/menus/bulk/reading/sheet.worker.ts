import { readFile } from '#features/menus/bulk/reading/read-file.ts'
import { ReadRefusal } from '#features/menus/bulk/reading/read-refusal.ts'
import { type SheetAnswer, type SheetQuestion } from '#features/menus/bulk/reading/sheet-messages.ts'
import { writeWorkbook } from '#features/menus/bulk/reading/write-workbook.ts'

/** What of a worker's own world is used; the browser's types describe a page. */
type WorkerScope = {
  postMessage(answer: SheetAnswer): void
  addEventListener(type: 'message', listener: (event: MessageEvent<SheetQuestion>) => void): void
}
const scope = globalThis as unknown as WorkerScope
const tell = (answer: SheetAnswer) => scope.postMessage.call(globalThis, answer)

scope.addEventListener('message', ({ data: question }) => {
  void answer(question)
})

async function answer(question: SheetQuestion): Promise<void> {
  try {
    if (question.what === 'write') {
      tell({ what: 'written', bytes: writeWorkbook(question) })
      return
    }
    const { bytes, choice } = question
    const read = await readFile(bytes, { choice, onProgress: (share) => tell({ what: 'progress', share }) })
    tell({ what: 'read', ...read })
  } catch (thrown) {
    const { fault, count, sheets } = thrown instanceof ReadRefusal ? thrown : new ReadRefusal('broken')
    tell({ what: 'refused', fault, count, sheets })
  }
}
