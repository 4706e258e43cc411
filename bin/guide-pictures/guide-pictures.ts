import type { Page } from 'playwright-core'
import type { Browser } from '../../test/setup/browser.ts'

export interface Studio {
  readonly owner: Browser
  readonly page: Page
  /** Opens a path of the app. */
  readonly open: (path: string) => Promise<void>
}

const FLYER = 'tpl_jazz-night-flyer'
const POST = 'tpl_mountain-retreat-post'

/** What each picture shows: how to get there from a new page. */
export const PICTURES: Readonly<Record<string, (studio: Studio) => Promise<void>>> = {
  overview: async (studio) => {
    await openCopy(studio, FLYER)
    await layer(studio, 'Title').click()
  },
  add: async (studio) => {
    await openCopy(studio, FLYER)
    await tab(studio, 'Add')
    await tab(studio, 'Shapes')
  },
  text: async (studio) => {
    await openCopy(studio, FLYER)
    await layer(studio, 'Line up').click()
    await studio.page.getByRole('application').focus()
    await press(studio, 'Enter')
    await studio.page.getByRole('textbox', { name: 'Line up' }).waitFor()
    await press(studio, 'Control+Home', 'Shift+End')
  },
  pictures: async (studio) => {
    await openCopy(studio, POST)
    await tab(studio, 'Add')
    await tab(studio, 'Pictures')
  },
  slots: async (studio) => {
    await openCopy(studio, FLYER)
    await layer(studio, 'Title').click()
    await tab(studio, 'Data')
    await studio.page.getByRole('complementary', { name: 'Properties' }).evaluate((panel) => {
      panel.scrollTop = panel.scrollHeight
    })
  },
  data: async (studio) => {
    await openCopy(studio, FLYER)
    await tab(studio, 'Data')
    await studio.page.getByRole('application').focus()
    await press(studio, 'Shift+D')
    await studio.page.getByRole('button', { name: 'Worst case' }).click()
    await studio.page.getByText('Longest texts').first().click()
    await studio.page.getByRole('button', { name: /warning/ }).click()
  },
  publish: async (studio) => {
    await openCopy(studio, FLYER)
    await studio.page.getByRole('button', { name: 'Publish as template' }).press('Enter')
    await studio.page.getByRole('dialog').waitFor()
  },
  versions: async (studio) => {
    const id = await copyOf(studio, POST)
    const { text } = await studio.owner.get(`/api/designs/${id}`)
    const { document } = JSON.parse(text.replace('Look up.', 'Breathe.')) as { document: object }
    await studio.owner.patch(`/api/designs/${id}`, { document })
    await studio.open(`/designs/${id}/versions?revision=1&compare=current`)
  },
}

/** Creates a design from a built-in template, with the words of the template. */
async function copyOf({ owner }: Studio, template: string): Promise<string> {
  const { text } = await owner.post('/api/designs', { fromTemplate: template })
  return (JSON.parse(text) as { _id: string })._id
}

async function openCopy(studio: Studio, template: string): Promise<void> {
  await studio.open(`/designs/${await copyOf(studio, template)}/edit`)
}

function layer({ page }: Studio, name: string) {
  return page.getByRole('treeitem', { name, exact: true })
}

async function tab({ page }: Studio, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click()
}

async function press({ page }: Studio, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}
