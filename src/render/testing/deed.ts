/** What a wayward worker does with a task: its first page's name says so. */
export type Deed =
  'answer' | 'exit' | 'spin' | 'sleep' | 'exhaust' | 'crash' | 'refuse' | 'throw' | 'pages' | 'elements'
