// cspell:disable -- words of seven languages
/**
 * What people search for in English, German, French, Spanish, Italian, Portuguese and Dutch.
 * A `_` joins the words of one term.
 */
export const TRANSLATED_WORDS = `
  birthday | geburtstag | anniversaire | cumpleaños | compleanno | aniversário | verjaardag
  christmas | weihnachten weihnacht | noël | navidad | natale | natal | kerst kerstmis
  easter | ostern oster | pâques | pascua | pasqua | páscoa | pasen paas
  new_year | neujahr silvester | nouvel_an réveillon | año_nuevo nochevieja | capodanno | ano_novo réveillon | nieuwjaar oudejaar
  wedding | hochzeit | mariage | boda | matrimonio nozze | casamento | bruiloft trouw trouwen huwelijk
  love valentine | liebe valentinstag | amour | amor | amore | amor | liefde valentijn
  baby | taufe geburt | baptême naissance | bautizo nacimiento | battesimo nascita | batizado nascimento | doop geboorte
  engagement | verlobung | fiançailles | compromiso | fidanzamento | noivado | verloving
  invitation | einladung | invitation | invitación | invito | convite | uitnodiging
  card | karte | carte | tarjeta | biglietto cartolina | cartão | kaart kaartje
  business_card | visitenkarte | carte_visite | tarjeta_visita tarjeta_presentación | biglietto_visita | cartão_visita | visitekaartje
  postcard | postkarte ansichtskarte | carte_postale | postal | cartolina | postal | ansichtkaart
  greeting | gruß grußkarte glückwunsch | vœux félicitations | saludo felicitación | auguri | saudação | groet wens wenskaart
  thank | danke dank | merci remerciement | gracias agradecimiento | grazie ringraziamento | obrigado agradecimento | bedankt dank
  party | feier fest | fête soirée | fiesta | festa | festa | feest
  event | veranstaltung | événement | evento | evento | evento | evenement
  poster | plakat aushang | affiche | cartel póster | manifesto locandina | cartaz | affiche
  flyer | flugblatt handzettel | prospectus dépliant | volante folleto octavilla | volantino | folheto panfleto | folder
  brochure report | broschüre | brochure | folleto | opuscolo | brochura | brochure
  menu | speisekarte getränkekarte menü | menu carte | menú carta | menù | cardápio ementa | menukaart
  food | essen speise | nourriture plat | comida | cibo | comida | eten
  drinks | getränke | boissons | bebidas | bevande | bebidas | drankjes dranken
  restaurant | gaststätte gasthaus | restaurant | restaurante | ristorante trattoria | restaurante | restaurant eethuis
  coffee | kaffee | café | café | caffè | café | koffie
  recipe | rezept | recette | receta | ricetta | receita | recept
  price_list | preisliste preise | tarifs liste_prix | precios tarifas | listino prezzi | preços | prijslijst prijzen
  sale | ausverkauf schlussverkauf rabatt angebot | soldes promotion remise | rebajas oferta descuento | saldi sconto offerta | promoção desconto liquidação | uitverkoop korting aanbieding
  voucher | gutschein | bon_cadeau bon_achat chèque_cadeau | vale cupón bono | buono | vale_presente cupom vale | cadeaubon waardebon
  gift | geschenk | cadeau | regalo | regalo | presente | cadeau geschenk
  ticket | eintrittskarte fahrkarte | billet | entrada boleto | biglietto | ingresso bilhete | kaartje toegangskaart
  concert | konzert | concert | concierto | concerto | concerto | concert
  music | musik | musique | música | musica | música | muziek
  cinema film | kino | cinéma | cine película | cinema | cinema filme | bioscoop
  theater | theater | théâtre | teatro | teatro | teatro | theater
  exhibition | ausstellung | exposition expo | exposición | mostra esposizione | exposição | tentoonstelling
  art | kunst | art | arte | arte | arte | kunst
  certificate | urkunde zertifikat zeugnis | certificat attestation | certificado | certificato attestato | certificado | certificaat getuigschrift
  diploma | diplom | diplôme | diploma | diploma | diploma | diploma
  award | auszeichnung preis | prix récompense | premio | premio | prêmio prémio | prijs onderscheiding
  invoice | rechnung | facture | factura | fattura | fatura nota_fiscal | factuur rekening
  receipt | quittung beleg kassenbon | reçu quittance | recibo | ricevuta scontrino | recibo | kwitantie kassabon
  estimate quote | angebot kostenvoranschlag | devis | presupuesto | preventivo | orçamento | offerte
  resume | lebenslauf bewerbung | cv_modèle curriculum | currículum currículo | curriculum | currículo | sollicitatie cv
  letter | brief | lettre courrier | carta | lettera | carta | brief
  job hiring | stelle stellenanzeige stellenangebot | emploi recrutement | empleo trabajo | lavoro impiego | emprego vaga trabalho | vacature baan
  presentation | präsentation vortrag folien | présentation diapositive | presentación diapositiva | presentazione diapositiva | apresentação | presentatie
  report | bericht | rapport | informe memoria | rapporto relazione | relatório | verslag rapport
  annual_report | jahresbericht geschäftsbericht | rapport_annuel | informe_anual | relazione_annuale | relatório_anual | jaarverslag
  newsletter | rundbrief | lettre_information infolettre | boletín | bollettino | boletim | nieuwsbrief
  magazine | zeitschrift magazin | magazine revue | revista | rivista | revista | tijdschrift
  newspaper | zeitung | journal | periódico | giornale | jornal | krant
  schedule | zeitplan programm ablauf | programme horaire | programa horario | programma orario | programação horário cronograma | programma rooster
  timetable | stundenplan fahrplan | emploi_temps | horario | orario | horário | lesrooster
  calendar schedule | kalender | calendrier | calendario | calendario | calendário | kalender
  school | schule unterricht | école classe | escuela clase colegio | scuola lezione | escola aula | school
  conference | konferenz tagung kongress | conférence congrès | conferencia congreso | conferenza convegno | conferência congresso | conferentie congres
  badge | namensschild ausweis | badge | acreditación identificación | tesserino | crachá | naamkaartje naambordje
  label | etikett aufkleber | étiquette autocollant | etiqueta pegatina | etichetta adesivo | etiqueta rótulo adesivo | etiket sticker
  logo | logo firmenzeichen | logo | logotipo | logo | logotipo logomarca | logo
  brand | marke | marque | marca | marchio | marca | merk
  company business | firma unternehmen geschäft | entreprise | empresa negocio | azienda impresa | empresa negócio | bedrijf zaak
  product | produkt ware | produit | producto | prodotto | produto | product
  shop store | laden geschäft | boutique magasin | tienda | negozio | loja | winkel
  house real_estate | haus immobilie immobilien wohnung | maison immobilier appartement | casa inmobiliaria inmueble piso | casa immobiliare appartamento | casa imóvel imobiliária imóveis | huis woning makelaar vastgoed
  travel | reise urlaub | voyage vacances | viaje vacaciones | viaggio vacanza | viagem férias | reis vakantie
  summer | sommer | été | verano | estivo | verão | zomer
  winter | winter | hiver | invierno | inverno | inverno | winter
  quote | zitat spruch | citation | cita frase | citazione frase | citação frase | citaat spreuk
  photo | foto bild | photo | foto | foto | foto | foto
  flower floral | blume blumen | fleur | flor | fiore | flor | bloem
  kids children | kinder | enfant | niños infantil | bambini | crianças infantil | kinderen
  animal | tiere | animal | animal | animale | animal | dier
  cover | titelbild | couverture | portada | copertina | capa | omslag
  banner | banner | bannière | pancarta | striscione | faixa | spandoek
  story | geschichte | histoire | historia | storia | história | verhaal
  social | sozial | réseaux_sociaux | redes_sociales | social | redes_sociais | sociaal
  workshop | werkstatt | atelier | taller | laboratorio | oficina | werkplaats
  chart | diagramm | graphique | gráfico | grafico | gráfico | grafiek
  hairdresser salon beauty | friseur | coiffeur beauté | peluquería belleza | parrucchiere bellezza | cabeleireiro beleza | kapper
  portrait vertical | hochformat | vertical portrait | vertical | verticale | vertical retrato | staand
  landscape horizontal | querformat | paysage horizontal | apaisado horizontal | orizzontale | paisagem horizontal | liggend
  square | quadrat quadratisch | carré | cuadrado | quadrato | quadrado | vierkant
  bakery | bäckerei bäcker | boulangerie pâtisserie | panadería pastelería | panificio panetteria pasticceria | padaria confeitaria | bakkerij bakker
  hotel guesthouse | pension ferienwohnung | hôtel gîte | hostal alojamiento | albergo | pousada hospedagem | pension logement
  bar cocktail | bar kneipe | bar cocktail | bar cóctel | bar aperitivo | bar coquetel | kroeg borrel
  wine | wein | vin | vino | vino | vinho | wijn
  fireworks | feuerwerk | feu_artifice | fuegos_artificiales | fuochi_artificio | fogos_artifício | vuurwerk
  graduation | abschluss abschlussfeier | diplômes remise_diplôme | graduación | laurea | formatura | afstuderen
  course training | kurs schulung | cours formation | curso formación | corso formazione | curso formação | cursus opleiding
  craft builder | handwerk handwerker | artisan artisanat | artesano obra | artigiano edile | artesão obra | ambacht aannemer
  chinese_new_year lunar | frühlingsfest | nouvel_an_chinois | año_nuevo_chino | capodanno_cinese | ano_novo_chinês | chinees_nieuwjaar
`
