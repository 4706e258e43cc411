/** What the misbehaving process does with a task: the name of its first page. */
export type Behavior =
  'answer' | 'exit' | 'spin' | 'sleep' | 'hoard' | 'crash' | 'refuse' | 'throw' | 'pages' | 'read' | 'files' | 'large'
