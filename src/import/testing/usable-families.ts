export const NAMED = ['Inter', 'Roboto', 'Lato', 'Lora', 'Montserrat', 'Open Sans']
