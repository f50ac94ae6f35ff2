/** What the pictures of the three Omnia hotels show. */
export const hindi = {
  'Flags in the evening wind along the way to a lit glass door': 'शाम की हवा में झंडे, रोशन शीशे के दरवाज़े तक',
  'The Urban Suite: a corner of glass over the campus at first light': 'अर्बन सुइट: भोर में कैंपस पर खुलता काँच का कोना',
  'Omnia Noida in light rain: a doorman holds an umbrella over a guest, an auto-rickshaw at the porch':
    'हल्की बारिश में Omnia Noida: दरबान मेहमान पर छाता थामे हुए, पोर्च पर ऑटो-रिक्शा',
  'The Urban Suite: a desk by the window, the morning metro passing': 'अर्बन सुइट: खिड़की के पास मेज़, गुज़रती सुबह की मेट्रो',
  'A couple dances on a cloud of mist between fountains of sparks': 'चिंगारियों के फ़व्वारों के बीच धुंध पर नाचता जोड़ा',
  "A bride and groom at a stone balustrade above a motorway's curve of lights by night":
    'रात में हाईवे की घुमावदार रोशनियों के ऊपर पत्थर की रेलिंग पर दूल्हा-दुल्हन',
  'The Urban Suite: the lights of the expressway behind a wall of glass':
    'अर्बन सुइट: काँच की दीवार के पार एक्सप्रेसवे की रोशनियाँ',
  '360 Hall: violet seats before a lit stage': '360 हॉल: रोशन स्टेज के आगे बैंगनी कुर्सियाँ',
  'Mansion Hall from its gallery: blue standing tables in a court of lit arches under a glass ceiling':
    'मैंशन हॉल, दीर्घा से: काँच की छत तले रोशन मेहराबों के आँगन में ऊँची नीली मेज़ें',
  'Horizon: skewers over charcoal under a copper hood, tables along the glass high above Noida':
    'होराइज़न: ताँबे की चिमनी तले अंगारों पर सीख़ें, नोएडा के ऊपर शीशे के साथ मेज़ें',
  'Omnia Dwarka Expressway: loops of road from above, headlights in the rain':
    'Omnia Dwarka Expressway: ऊपर से सड़कों के घेरे, बारिश में गाड़ियों की रोशनी',
  'Omnia Dwarka Expressway: a lit court beside the loops of the road':
    'Omnia Dwarka Expressway: सड़क के घेरों के पास रोशन आँगन',
  'Omnia Greater Noida: an empty theatre from the lectern, notes in front':
    'Omnia Greater Noida: मंच से ख़ाली सभागार, सामने काग़ज़',
  'Omnia Noida: seven in the morning, sun on the desk, a guest at the window as the metro passes':
    'Omnia Noida: सुबह के सात बजे, मेज़ पर धूप, खिड़की पर मेहमान और गुज़रती मेट्रो',
  'Omnia Noida: filter coffee on a sunlit desk, a guest at the window beside the metro':
    'Omnia Noida: धूप भरी मेज़ पर फ़िल्टर कॉफ़ी, मेट्रो के सामने खिड़की पर मेहमान',
  'A car draws up under a long lit canopy in the rain': 'बारिश में लंबे रोशन छज्जे तले रुकती कार',
  'Roses and a ribbon on the wet blue bonnet of the wedding car': 'शादी की कार के भीगे नीले बोनट पर गुलाब और फ़ीता',
  'Tea poured from a height into small glasses, lamps of the road behind':
    'ऊँचाई से छोटे गिलासों में गिरती चाय, पीछे सड़क की बत्तियाँ',
  "Tied turbans on their stands for the groom's party": 'बारात के लिए स्टैंड पर बँधे हुए साफ़े',
  "Two under one umbrella, drawn by a car's lamps": 'एक छतरी तले दो लोग, कार की बत्तियों में',
  'The expressway by night through a wet windscreen': 'रात में भीगे शीशे से दिखता एक्सप्रेसवे',
  'A front of windows at dusk, an evening in each of them': 'साँझ में खिड़कियों की क़तारें, हर एक में अपनी शाम',
  'Name cards on ribbons hang in rows, a hand takes one': 'क़तारों में टँगे फ़ीतों वाले नाम-पत्र, एक को उठाता हाथ',
  'Rows of cups and saucers from above, a hand takes the first': 'ऊपर से प्यालों और तश्तरियों की क़तारें, पहला उठाता हाथ',
  'A hand draws a velvet curtain aside, the empty hall beyond': 'मख़मली पर्दा हटाता हाथ, उसके पार ख़ाली हॉल',
  'Heads and clapping hands in outline before a speaker': 'वक्ता के आगे सिरों और तालियों की छायाएँ',
  'A summer storm breaks over the towers, two lit tents on the plain':
    'मीनारों पर गर्मी की आँधी और बिजली, मैदान में दो रोशन तंबू',
  'Omnia Greater Noida: an empty theatre seen from the lectern': 'Omnia Greater Noida: मंच से दिखता ख़ाली प्रेक्षागृह',
  'Straight up between towers at first light, the metro crossing': 'पहली रोशनी में मीनारों के बीच ऊपर, सामने से गुज़रती मेट्रो',
  'A hand holds a card to the lock of room 712': '712 नंबर कमरे के ताले पर कार्ड लगाता हाथ',
  'A long dosa, chutneys and coffee in morning light': 'सुबह की धूप में लंबा डोसा, चटनियाँ और कॉफ़ी',
  'Pressed shirts on a rail, a tie and a watch below': 'डंडे पर टँगी इस्त्री की हुई क़मीज़ें, नीचे टाई और घड़ी',
  'People with cases cross a bright lobby in the morning': 'सुबह उजली लॉबी पार करते सूटकेस लिए लोग',
  'A train runs in on a wet platform, one shakes out an umbrella': 'भीगे प्लेटफ़ॉर्म पर आती ट्रेन, छतरी झटकती एक यात्री',
  'A slate front of windows at dusk, each with its own lamp': 'साँझ में स्लेटी दीवार की खिड़कियाँ, हर एक में अपना दीया',
  'The scarves of bride and groom tied in a knot, close': 'दूल्हा-दुल्हन के दुपट्टों की गाँठ, पास से',
  'Omnia Dwarka Expressway: the road by night, 1,200 in Mansion Hall':
    'Omnia Dwarka Expressway: रात की सड़क, मैंशन हॉल में 1,200 मेहमान',
  'Omnia Dwarka Expressway: the road by night, 1,200 in Mansion Hall, in Hindi':
    'Omnia Dwarka Expressway: रात की सड़क, मैंशन हॉल में 1,200 मेहमान',
  'Omnia Dwarka Expressway: the road by night, 1,200 in Mansion Hall, upright':
    'Omnia Dwarka Expressway: रात की सड़क, मैंशन हॉल में 1,200 मेहमान',
  'Omnia Dwarka Expressway: the road by night, 1,200 in Mansion Hall, upright, in Hindi':
    'Omnia Dwarka Expressway: रात की सड़क, मैंशन हॉल में 1,200 मेहमान',
  'Omnia Greater Noida, Knowledge Park III: a theatre from the lectern':
    'Omnia Greater Noida, नॉलेज पार्क III: मंच से प्रेक्षागृह',
  'Omnia Greater Noida, Knowledge Park III: a theatre from the lectern, in Hindi':
    'Omnia Greater Noida, नॉलेज पार्क III: मंच से प्रेक्षागृह',
  'Omnia Greater Noida, Knowledge Park III: a theatre from the lectern, upright':
    'Omnia Greater Noida, नॉलेज पार्क III: मंच से प्रेक्षागृह',
  'Omnia Greater Noida, Knowledge Park III: a theatre from the lectern, upright, in Hindi':
    'Omnia Greater Noida, नॉलेज पार्क III: मंच से प्रेक्षागृह',
  'Omnia Noida, Sector 62: a desk beside the Blue Line': 'Omnia Noida, सेक्टर 62: ब्लू लाइन के पास एक मेज़',
  'Omnia Noida, Sector 62: a desk beside the Blue Line, in Hindi': 'Omnia Noida, सेक्टर 62: ब्लू लाइन के पास एक मेज़',
  'Omnia Noida, Sector 62: a desk beside the Blue Line, upright': 'Omnia Noida, सेक्टर 62: ब्लू लाइन के पास एक मेज़',
  'Omnia Noida, Sector 62: a desk beside the Blue Line, upright, in Hindi': 'Omnia Noida, सेक्टर 62: ब्लू लाइन के पास एक मेज़',
  'A wedding lawn from above by night: the mandap, guests in arcs, lamps':
    'रात में ऊपर से विवाह का लॉन: मंडप, घेरों में मेहमान, दीपक',
  'A board at its oval table from above, papers and cups under one lamp':
    'अंडाकार मेज़ पर बैठक ऊपर से, एक ही लैंप तले काग़ज़ और प्याले',
} as const;
