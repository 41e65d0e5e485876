import { readFile, readSheets } from '#kit/sheets/read-file.ts'
import { ReadRefusal } from '#kit/sheets/read-refusal.ts'
import { type SheetAnswer, type SheetQuestion } from '#kit/sheets/sheet-messages.ts'
import { writeWorkbook } from '#kit/sheets/write-workbook.ts'

/** The part of a worker's global scope that is used. */
type WorkerScope = {
  postMessage(answer: SheetAnswer): void
  addEventListener(type: 'message', listener: (event: MessageEvent<SheetQuestion>) => void): void
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The browser's types describe a page.
const scope = globalThis as unknown as WorkerScope
const postAnswer = (answer: SheetAnswer) => scope.postMessage.call(globalThis, answer)

scope.addEventListener('message', ({ data: question }) => {
  void answer(question)
})

async function answer(question: SheetQuestion): Promise<void> {
  try {
    if (question.what === 'write') {
      postAnswer({ what: 'written', bytes: writeWorkbook(question.sheets) })
      return
    }
    const onProgress = (share: number) => postAnswer({ what: 'progress', share })
    if (question.what === 'readSheets') {
      const { bytes, wanted } = question
      postAnswer({ what: 'readSheets', sheets: await readSheets(bytes, { wanted, onProgress }) })
      return
    }
    const { bytes, choice } = question
    const read = await readFile(bytes, { choice, onProgress })
    postAnswer({ what: 'read', ...read })
  } catch (thrown) {
    const { fault, count, sheets } = thrown instanceof ReadRefusal ? thrown : new ReadRefusal('broken')
    postAnswer({ what: 'refused', fault, count, sheets })
  }
}
